import { buttons, says, small } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import type { MailSender } from '@wellmet/platform/mail/mail-gate.ts'
import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { thankYousMessages as m } from './thank-yous.messages.ts'

interface Asked {
  id: string
  sender: MailSender
  email: string
  name: string
  workspace: string
  text: string
  link: string
}

export const thankYouMail = ({ id, sender, email, name, workspace, text, link }: Asked): Mail => ({
  kind: 'growth.thank-you',
  sender,
  about: id,
  to: { address: email },
  subject: m.mailSubject({ name }),
  blocks: [
    says(m.mailBody({ name, workspace, text })),
    buttons({ label: m.mailButton(), href: link }),
    small(m.mailAgain()),
  ],
})
