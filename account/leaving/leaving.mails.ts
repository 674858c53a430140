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
  body: leavingMessages.mailBody({ name, at: deletesAt, link: `${publicUrl}/sign-in` }),
})

export const workspaceLeavesMail = (
  { name, email }: Addressee,
  { workspace, by, deletesAt, publicUrl }: { workspace: string; by: string; deletesAt: Date; publicUrl: string },
): Mail => ({
  kind: 'account.workspace-deletion-planned',
  sender: null,
  to: { name, address: email },
  subject: leavingMessages.workspaceMailSubject({ workspace }),
  body: leavingMessages.workspaceMailBody({
    name,
    workspace,
    by,
    at: deletesAt,
    link: `${publicUrl}/settings/your-data`,
  }),
})
