import type { MailUse } from '@wellmet/connections/engine/mail-uses.contract.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { listMailAccess, type MailAccessRow } from './mail-access.store.ts'

export type AllowedMailbox = MailAccessRow

/** The viewer's mailboxes that they allow this with, or one of them. None is the usual case: it is off until they say yes. */
export const findMailAccess = (tx: Tx, use: MailUse, accountId: string | null = null): Promise<AllowedMailbox[]> =>
  listMailAccess(tx, { use, accountId })
