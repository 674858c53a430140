import { buttons, says } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { approvalsMessages } from './approvals.messages.ts'

/** Says that something waits and where. The link shows it to admins who are signed in, and decides nothing. */
export const approvalMail = (
  to: { name: string; email: string },
  { workspace, link }: { workspace: string; link: string },
): Mail => ({
  kind: 'account.approval-asked',
  sender: null,
  to: { name: to.name, address: to.email },
  subject: approvalsMessages.mailSubject({ workspace }),
  blocks: [
    says(approvalsMessages.mailBody({ name: firstName(to.name), workspace })),
    buttons({ label: approvalsMessages.mailButton(), href: link }),
    says(approvalsMessages.mailAfter()),
  ],
})
