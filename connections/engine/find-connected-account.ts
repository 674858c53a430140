import type { Tx } from '@wellmet/platform/database/connection.ts'
import { findAccount, type AccountRow } from './engine.store.ts'

/** An account in the viewer's sight, with what a request to its provider needs. */
export const findConnectedAccount = (tx: Tx, accountId: string): Promise<AccountRow | undefined> =>
  findAccount(tx, { id: accountId })
