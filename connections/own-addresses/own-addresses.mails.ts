import type { MailSender } from '@wellmet/platform/mail/mail-gate.ts'
import { says, small } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { ownAddressesMessages } from './own-addresses.messages.ts'

export const codeMail = (about: {
  sender: MailSender
  to: string
  address: string
  member: { name: string; email: string }
  code: string
}): Mail => {
  const { sender, to, address, member, code } = about
  return {
    kind: 'connections.own-address',
    sender,
    to: { address: to },
    subject: ownAddressesMessages.mailSubject(),
    blocks: [
      says(ownAddressesMessages.mailBody({ name: member.name, email: member.email, address })),
      { is: 'code', text: code },
      small(ownAddressesMessages.mailAfter()),
    ],
  }
}
