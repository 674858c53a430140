import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { SecondFactorMethod } from './users.contract.ts'
import { findSignInMethods } from './users.store.ts'

/** What somebody can prove with beside the password, the easiest first. Recovery codes alone are no factor. */
export async function listSecondFactors(tx: Tx, userId: string): Promise<SecondFactorMethod[]> {
  const { hasApp, hasPasskeys, hasRecoveryCodes } = await findSignInMethods(tx, { userId })
  const factors: SecondFactorMethod[] = []
  if (hasPasskeys) factors.push('passkey')
  if (hasApp) factors.push('totp')
  return factors.length > 0 && hasRecoveryCodes ? [...factors, 'recovery_code'] : factors
}
