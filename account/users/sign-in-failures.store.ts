import { sql } from 'kysely'
import { mustOutliveRefusal } from '@wellmet/platform/database/database.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import type { Failures } from './sign-in.rules.ts'

/** Also waits for a try that is under way, so that many at once are counted one after the other. */
export async function lockFailures(tx: Tx, countedBy: Buffer): Promise<Failures | undefined> {
  await acquireLock(tx, 'account.sign-in', countedBy.toString('base64'))
  return tx
    .selectFrom('account.signInFailures')
    .select(['failures', 'lastAt'])
    .where('countedBy', '=', countedBy)
    .executeTakeFirst()
}

/** Counts one more, or the first if the last one was before `since`. */
export async function countFailure(tx: Tx, countedBy: Buffer, now: Date, since: Date): Promise<number> {
  mustOutliveRefusal(tx)
  const { failures } = await tx
    .insertInto('account.signInFailures')
    .values({ countedBy, failures: 1, lastAt: now })
    .onConflict((conflict) =>
      conflict.column('countedBy').doUpdateSet({
        failures: sql<number>`case when sign_in_failures.last_at < ${since} then 1 else sign_in_failures.failures + 1 end`,
        lastAt: now,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  return failures
}

export const deleteFailures = (tx: Tx, countedBy: Buffer) =>
  tx.deleteFrom('account.signInFailures').where('countedBy', '=', countedBy).execute()

export const deleteFailuresBefore = (tx: Tx, before: Date) =>
  tx.deleteFrom('account.signInFailures').where('lastAt', '<', before).execute()
