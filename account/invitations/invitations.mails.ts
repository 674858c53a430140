import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { invitationsMessages } from './invitations.messages.ts'

export const invitationMail = (about: {
  email: string
  inviter: string
  workspace: string
  link: string
  validDays: number
}): Mail => {
  const { inviter, workspace, link, validDays: days } = about
  return {
    kind: 'account.invitation',
    to: { address: about.email },
    subject: invitationsMessages.mailSubject({ inviter, workspace }),
    body: invitationsMessages.mailBody({ inviter, workspace, link, days }),
  }
}
