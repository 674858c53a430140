import type { Tx } from '@wellmet/platform/database/connection.ts'

export interface NewChallenge {
  hash: Buffer
  purpose: 'second factor' | 'new passkey' | 'passkey'
  userId: string | null
  expiresAt: Date
}

export const insertChallenge = (tx: Tx, row: NewChallenge) => tx.insertInto('account.challenges').values(row).execute()

export const findChallenge = (tx: Tx, { hash, purpose, now }: { hash: Buffer; purpose: string; now: Date }) =>
  tx
    .selectFrom('account.challenges')
    .select('userId')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

/** The same, and it is answered. */
export const deleteAskedChallenge = (tx: Tx, { hash, purpose, now }: { hash: Buffer; purpose: string; now: Date }) =>
  tx
    .deleteFrom('account.challenges')
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst()

/** Undefined if somebody else was faster: of several who answer at once, one goes on. */
export const deleteChallenge = (tx: Tx, hash: Buffer) =>
  tx.deleteFrom('account.challenges').where('hash', '=', hash).returning('userId').executeTakeFirst()

export const deleteChallengesOf = (tx: Tx, userId: string) =>
  tx.deleteFrom('account.challenges').where('userId', '=', userId).execute()

export const deleteChallengesBefore = (tx: Tx, before: Date) =>
  tx.deleteFrom('account.challenges').where('expiresAt', '<', before).execute()
