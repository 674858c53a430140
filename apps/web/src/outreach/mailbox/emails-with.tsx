import { IconMail } from '@tabler/icons-react'
import { mailboxMessages as m } from '@wellmet/outreach/mailbox/mailbox.messages.ts'
import { LinkButton } from '../../kit/link-button.tsx'

type Props = { name: string; request: string }

/** From an introduction to the conversation that came of it. */
export const EmailsWith = ({ name, request }: Props) => (
  <div>
    <LinkButton
      size="xs"
      variant="default"
      leftSection={<IconMail size={16} stroke={1.6} aria-hidden="true" />}
      to="/introductions/email"
      search={{ request, name }}
      preload={false}
    >
      {m.emailsWith({ name })}
    </LinkButton>
  </div>
)
