import type { Tx } from '@wellmet/platform/database/connection.ts'

/** Signs everybody out: sessions that a backup holds may have been ended since. As the system. */
export async function endAllSessions(tx: Tx): Promise<number> {
  const { numDeletedRows } = await tx.deleteFrom('account.sessions').executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
