import type { Tx } from '@wellmet/platform/database/connection.ts'
import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './second-factors.sql.gen.ts'

const named = statements<Statements>(import.meta.url)

export const findSecondFactor = named.maybe('find_second_factor')
export const findDemand = named.maybe('find_demand')
export const findFactors = named.one('find_factors')
/** Undefined if a secret is confirmed already: it stays. */
export const saveUnconfirmedSecret = named.maybe('save_unconfirmed_secret')
export const confirmSecret = named.maybe('confirm_secret')
/** Undefined if this code, or a newer one, was taken before. */
export const takeStep = named.maybe('take_step')
export const takeRecoveryCode = named.maybe('take_recovery_code')

export const deleteSecondFactor = (tx: Tx, userId: string) =>
  tx
    .deleteFrom('account.secondFactors')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .returning('userId')
    .executeTakeFirst()

export const deleteRecoveryCodes = (tx: Tx, userId: string) =>
  tx.deleteFrom('account.recoveryCodes').where('userId', '=', userId).execute()

export const insertRecoveryCodes = (tx: Tx, userId: string, hashes: readonly Buffer[]) =>
  tx
    .insertInto('account.recoveryCodes')
    .values(hashes.map((hash) => ({ userId, hash })))
    .execute()
