import type { Tx } from '../database/connection.ts'

/** For a restored database: what waited when it was dumped was probably sent since, and nothing is sent twice blindly. */
export async function parkUnsettledMails(tx: Tx, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('platform.mails')
    .set({
      status: 'parked',
      claimedAt: now,
      problem: 'It waited when the backup was made, and may have been sent since.',
    })
    .where('status', 'in', ['queued', 'sending'])
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
