import type { Tx } from '@wellmet/platform/database/connection.ts'
import { endAllTrust } from '../devices/forget-devices.ts'
import { deleteResetLinks, endOtherSessions } from './users.store.ts'

/** Signs everybody out: sessions that a backup holds may have been ended since, and so may trust. As the system. */
export async function endAllSessions(tx: Tx): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('account.sessions').executeTakeFirstOrThrow()
  await endAllTrust(tx)
  return Number(numDeletedRows)
}

/** Signs a user out everywhere, and links that were mailed to them open nothing. As the system. */
export async function endEverySession(tx: Tx, userId: string): Promise<void> {
  await endOtherSessions(tx, userId, null)
  await deleteResetLinks(tx, userId)
}
