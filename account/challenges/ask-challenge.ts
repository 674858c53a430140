import type { Tx } from '@wellmet/platform/database/connection.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import {
  deleteAskedChallenge,
  deleteChallenge,
  deleteChallengesBefore,
  deleteChallengesOf,
  findChallenge,
  insertChallenge,
  type NewChallenge,
} from './challenges.store.ts'

type Purpose = NewChallenge['purpose']

/** Long enough to find the phone. */
const validMs = 10 * 60_000

/** As the system. Returns what the answer has to show; only a hash of it is stored. */
export async function askChallenge(tx: Tx, purpose: Purpose, userId: string | null, now: Date): Promise<string> {
  const challenge = newSecret()
  const expiresAt = new Date(now.getTime() + validMs)
  await insertChallenge(tx, { hash: hashSecret(challenge), purpose, userId, expiresAt })
  return challenge
}

/** As the system. Who has to answer it; undefined if it was answered, has expired, or was for something else. */
export const lookUpChallenge = (tx: Tx, purpose: Purpose, challenge: string, now: Date) =>
  findChallenge(tx, { hash: hashSecret(challenge), purpose, now })

/** As the system. The same, and it counts as answered, whether or not the answer is right. */
export const takeChallenge = (tx: Tx, purpose: Purpose, challenge: string, now: Date) =>
  deleteAskedChallenge(tx, { hash: hashSecret(challenge), purpose, now })

/** As the system. False if it was answered before: a challenge counts once. */
export const closeChallenge = async (tx: Tx, challenge: string): Promise<boolean> =>
  (await deleteChallenge(tx, hashSecret(challenge))) !== undefined

/** As the system: whatever was asked with a password that is no longer the same. */
export const withdrawChallenges = async (tx: Tx, userId: string): Promise<void> => {
  await deleteChallengesOf(tx, userId)
}

export const sweepChallenges = async (tx: Tx, now: Date): Promise<void> => {
  await deleteChallengesBefore(tx, now)
}
