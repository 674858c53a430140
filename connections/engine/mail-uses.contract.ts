import { z } from 'zod'

/** What a member can allow with the mails of an account, beyond who wrote to whom and when. */
export const mailUses = ['read', 'organize', 'send'] as const
export const MailUse = z.enum(mailUses).meta({
  id: 'MailUse',
  description:
    'read: subjects and texts, while I look at them · organize: mark as read, label, archive and snooze in the mailbox itself · send: write from this mailbox',
})
export type MailUse = z.infer<typeof MailUse>
