import { buttons, says } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import type { Mail } from '@wellmet/platform/mail/mail.ts'
import type { User } from '../users/users.contract.ts'
import { exportHours } from './exports.contract.ts'
import { exportsMessages } from './exports.messages.ts'

/** The link leads to a page that asks who one is: whoever reads the mail alone gets nothing. */
export const exportReadyMail = ({ name, email }: Pick<User, 'name' | 'email'>, publicUrl: string): Mail => ({
  kind: 'account.export-ready',
  sender: null,
  to: { name, address: email },
  subject: exportsMessages.mailSubject(),
  blocks: [
    says(exportsMessages.mailBody({ name, hours: exportHours })),
    buttons({ label: exportsMessages.mailButton(), href: `${publicUrl}/settings/your-data` }),
    says(exportsMessages.mailAfter()),
  ],
})
