import type { Tx } from '@wellmet/platform/database/connection.ts'
import { endAllTrust } from '../devices/forget-devices.ts'

/** Signs everybody out: sessions that a backup holds may have been ended since, and so may trust. As the system. */
export async function endAllSessions(tx: Tx): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('account.sessions').executeTakeFirstOrThrow()
  await endAllTrust(tx)
  return Number(numDeletedRows)
}
