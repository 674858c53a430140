import { buttons, says } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { signOnMessages } from './sign-on.messages.ts'

interface Linked {
  user: { name: string; email: string }
  workspace: string
  opensEverything: boolean
}

export const linkedMail = ({ user, workspace, opensEverything }: Linked, publicUrl: string): Mail => ({
  kind: 'account.sign-on-linked',
  sender: null,
  to: { name: user.name, address: user.email },
  subject: signOnMessages.linkedMailSubject({ workspace }),
  blocks: [
    says(
      signOnMessages.linkedMailBody({
        name: user.name,
        workspace,
        reach: opensEverything ? 'everything' : 'workspace',
      }),
    ),
    buttons({ label: signOnMessages.linkedMailButton(), href: `${publicUrl}/settings/security` }),
  ],
})
