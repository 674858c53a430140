import type { Tx } from '@wellmet/platform/database/connection.ts'
import { deleteAllGrants } from './connected-apps.store.ts'

/** As the system: tokens that a backup holds may have been exchanged or ended since. */
export const endAllApps = async (tx: Tx): Promise<void> => {
  await deleteAllGrants(tx)
}
