import type { Tx } from '@wellmet/platform/database/connection.ts'
import { mayMove } from './account-states.rules.ts'
import type { StoredState } from './engine.contract.ts'
import { lockAccount, setState } from './engine.store.ts'

/** False when there is no such move from where the account is, or no account: then nothing happens. */
export async function moveAccount(tx: Tx, id: string, to: StoredState): Promise<boolean> {
  const account = await lockAccount(tx, { id })
  if (!account || !mayMove(account.state, to)) return false
  if (account.state !== to) await setState(tx, { id, state: to })
  return true
}
