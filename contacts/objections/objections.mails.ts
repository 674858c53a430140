import { buttons, says, small } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { linkHours } from './objections.contract.ts'
import { objectionsMessages } from './objections.messages.ts'

export const dataLinkMail = (address: string, link: string): Mail => ({
  kind: 'contacts.data-link',
  sender: null,
  isForAnybody: true,
  to: { address },
  subject: objectionsMessages.mailSubject(),
  blocks: [
    says(objectionsMessages.mailBody({ hours: linkHours })),
    buttons({ label: objectionsMessages.mailButton(), href: link }),
    small(objectionsMessages.mailAfter()),
  ],
})
