import { buttons, says } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { leavingMessages } from './leaving.messages.ts'

interface Addressee {
  name: string
  email: string
}

export const accountLeavesMail = ({ name, email }: Addressee, deletesAt: Date, publicUrl: string): Mail => ({
  kind: 'account.deletion-planned',
  sender: null,
  to: { name, address: email },
  subject: leavingMessages.mailSubject(),
  blocks: [
    says(leavingMessages.mailBody({ name, at: deletesAt })),
    buttons({ label: leavingMessages.mailButton(), href: `${publicUrl}/sign-in` }),
    says(leavingMessages.mailAfter()),
  ],
})

export const workspaceLeavesMail = (
  { name, email }: Addressee,
  { workspace, by, deletesAt, publicUrl }: { workspace: string; by: string; deletesAt: Date; publicUrl: string },
): Mail => ({
  kind: 'account.workspace-deletion-planned',
  sender: null,
  to: { name, address: email },
  subject: leavingMessages.workspaceMailSubject({ workspace }),
  blocks: [
    says(leavingMessages.workspaceMailBody({ name, workspace, by, at: deletesAt })),
    buttons({ label: leavingMessages.workspaceMailButton(), href: `${publicUrl}/settings/your-data` }),
  ],
})
