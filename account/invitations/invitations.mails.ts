import { buttons, says, small } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import type { Mail } from '@wellmet/platform/mail/mail.ts'
import type { MailSender } from '@wellmet/platform/mail/mail-gate.ts'
import { invitationsMessages } from './invitations.messages.ts'

export const invitationMailKind = 'account.invitation'

export const invitationMail = (about: {
  id: string
  sender: MailSender
  email: string
  inviter: string
  workspace: string
  link: string
  validDays: number
}): Mail => {
  const { inviter, workspace, link, validDays: days } = about
  return {
    kind: invitationMailKind,
    sender: about.sender,
    about: about.id,
    to: { address: about.email },
    // There is no address to reply to: an answer that quotes the link would show it to the inviter.
    inNameOf: inviter,
    subject: invitationsMessages.mailSubject({ inviter, workspace }),
    blocks: [
      says(invitationsMessages.mailBody({ inviter, workspace })),
      buttons({ label: invitationsMessages.mailButton(), href: link }),
      small(invitationsMessages.mailAfter({ inviter, days })),
    ],
  }
}
