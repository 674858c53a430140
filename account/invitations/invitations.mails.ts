import type { Mail } from '@wellmet/platform/mail/mail.ts'
import type { MailSender } from '@wellmet/platform/mail/mail-gate.ts'
import { invitationsMessages } from './invitations.messages.ts'

export const invitationMail = (about: {
  sender: MailSender
  email: string
  inviter: string
  workspace: string
  link: string
  validDays: number
}): Mail => {
  const { inviter, workspace, link, validDays: days } = about
  return {
    kind: 'account.invitation',
    sender: about.sender,
    to: { address: about.email },
    subject: invitationsMessages.mailSubject({ inviter, workspace }),
    body: invitationsMessages.mailBody({ inviter, workspace, link, days }),
  }
}
