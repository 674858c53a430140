import type { Services } from '@wellmet/platform/services.ts'
import { withdrawChallenges } from '../challenges/ask-challenge.ts'
import { forgetDevices } from '../devices/forget-devices.ts'
import { removeAllPasskeys } from '../passkeys/change-passkeys.ts'
import { recordFactorChange } from '../second-factors/record-factor-change.ts'
import { removeAppAndCodes } from '../second-factors/set-up-app.ts'
import { endSessionsOf, lockAccount } from '../users/find-account.ts'

/**
 * For somebody who has lost every second factor and all recovery codes. From here on the password alone signs in, so every
 * session and all trust end, and the owner and their workspaces are told: an operator can be talked into this.
 */
export const removeLostFactors = (services: Services, email: string): Promise<'done' | 'was so' | 'not found'> =>
  // As the system: the operator is nobody's member
  services.database.system.asSystem(async (tx) => {
    const user = await lockAccount(tx, email)
    if (!user) return 'not found'
    const { id: userId, name } = user
    const hadPasskeys = await removeAllPasskeys(tx, userId)
    const hadApp = await removeAppAndCodes(tx, userId)
    if (!hadPasskeys && !hadApp) return 'was so'
    await endSessionsOf(tx, userId)
    await withdrawChallenges(tx, userId)
    await forgetDevices({ tx, services }, userId, null)
    await recordFactorChange(tx, services, { userId, name, email }, 'removed by operator', { name })
    return 'done'
  })
