import { buttons, says, small } from '@wellmet/platform/mail/mail-blocks.rules.ts'
import type { MailSender } from '@wellmet/platform/mail/mail-gate.ts'
import type { Mail } from '@wellmet/platform/mail/mail.ts'
import { importRemindersMessages } from './import-reminders.messages.ts'

export const importReminderMail = (
  sender: MailSender,
  { name, email }: { name: string; email: string },
  link: string,
): Mail => ({
  kind: 'contacts.import-reminder',
  sender,
  to: { name, address: email },
  subject: importRemindersMessages.mailSubject(),
  blocks: [
    says(importRemindersMessages.mailBody({ name })),
    buttons({ label: importRemindersMessages.mailButton(), href: link }),
    small(importRemindersMessages.mailAfter()),
  ],
})
