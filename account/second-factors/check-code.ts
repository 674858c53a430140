import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { recoveryCodeHash } from './make-recovery-codes.ts'
import { findSecondFactor, takeRecoveryCode, takeStep } from './second-factors.store.ts'
import { matchingStep } from './totp.rules.ts'
import { openTotpSecret } from './totp-secret.ts'

/** As the system. Whether this is a code of the user's app that was not used before; from here on it is. */
export async function takeTotpCode(tx: Tx, services: Services, userId: string, code: string): Promise<boolean> {
  const found = await findSecondFactor(tx, { userId })
  if (!found?.confirmedAt) return false
  const step = matchingStep(openTotpSecret(services, userId, found.sealedSecret), code, services.now())
  return step !== null && (await takeStep(tx, { userId, step })) !== undefined
}

/** As the system. The same for a recovery code. */
export async function takeTypedRecoveryCode(
  tx: Tx,
  services: Services,
  userId: string,
  typed: string,
): Promise<boolean> {
  const hash = recoveryCodeHash(services, userId, typed)
  return (await takeRecoveryCode(tx, { userId, hash, now: services.now() })) !== undefined
}
