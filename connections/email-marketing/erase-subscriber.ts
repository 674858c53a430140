import type { Tx } from '@wellmet/platform/database/connection.ts'
import { mailboxKey } from '@wellmet/platform/mail/mailbox.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { deleteMembersOfMailboxes } from './email-marketing.store.ts'

/** Nothing is left of their having been sent. As the system. */
export const eraseSubscriber = async (tx: Tx, services: Services, email: string): Promise<void> =>
  void (await deleteMembersOfMailboxes(tx, { mailboxes: [mailboxKey(services, email).toString('hex')] }))
