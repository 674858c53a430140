import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { findAccount } from './engine.store.ts'
import { moveAccount } from './move-account.ts'
import { notifyOwner } from './notify-owner.ts'

/** Notifies the owner of the account, once. `link` leads to where they can connect it again. */
export async function stopAccount(
  tx: Tx,
  services: Services,
  id: string,
  state: 'expired' | 'failed',
  link: `/${string}` = '/settings/connected-accounts',
): Promise<void> {
  const account = await findAccount(tx, { id })
  if (!account || account.state === state || !(await moveAccount(tx, id, state))) return
  await notifyOwner(tx, services, account, state, link)
}
