import type { MailRef } from '@wellmet/connections/engine/live-mailbox.ts'
import type { StoredMail } from './mailbox.store.ts'

/** How a mailbox finds a mail that was stored. */
export const mailRefOf = ({ ref, record, folders }: StoredMail): MailRef => ({
  ref,
  messageId: record.ref,
  folders: folders ?? [],
})
