import type { Tx } from '@wellmet/platform/database/connection.ts'
import { deleteAllGrants } from './extension.store.ts'

/** As the system: tokens that a backup holds may have been exchanged or ended since. */
export const endAllConnections = async (tx: Tx): Promise<void> => {
  await deleteAllGrants(tx)
}
