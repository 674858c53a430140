import { renderSVG } from 'uqr'
import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { recordFactorChange } from './record-factor-change.ts'
import { dropNeedlessCodes, makeFirstRecoveryCodes } from './make-recovery-codes.ts'
import type { RecoveryCodes, TotpSetup } from './second-factors.contract.ts'
import { secondFactorsMessages } from './second-factors.messages.ts'
import {
  confirmSecret,
  deleteRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  saveUnconfirmedSecret,
} from './second-factors.store.ts'
import { matchingStep, newTotpSecret, otpauthUri } from './totp.rules.ts'
import { openTotpSecret, sealTotpSecret } from './totp-secret.ts'

/** A new secret each time, until one is confirmed. */
export const setUpApp = ({ db, viewer, services }: UserCall): Promise<TotpSetup> =>
  db.transaction(async (tx) => {
    const { userId } = viewer
    const secret = newTotpSecret()
    const sealedSecret = sealTotpSecret(services, userId, secret)
    const saved = await saveUnconfirmedSecret(tx, { userId, sealedSecret, now: services.now() })
    if (!saved) throw fail('conflict', secondFactorsMessages.appThereAlready())
    const uri = otpauthUri(secret, viewer.email)
    return { secret, uri, qrCode: renderSVG(uri, { border: 2 }) }
  })

/** From here on the password alone does not sign in. The code that confirms counts as used. */
export const confirmApp = ({ db, viewer, services }: UserCall, { code }: { code: string }): Promise<RecoveryCodes> =>
  db.transaction(async (tx) => {
    const { userId } = viewer
    const now = services.now()
    const found = await findSecondFactor(tx, { userId })
    if (!found || found.confirmedAt) throw fail('conflict', secondFactorsMessages.nothingToConfirm())
    const step = matchingStep(openTotpSecret(services, userId, found.sealedSecret), code, now)
    if (step === null || !(await confirmSecret(tx, { userId, step, now }))) {
      throw fail('unprocessable', secondFactorsMessages.firstCodeWrong(), {
        errors: [{ field: 'code', message: secondFactorsMessages.firstCodeWrong() }],
      })
    }
    const recoveryCodes = await makeFirstRecoveryCodes(tx, services, userId)
    await recordFactorChange(tx, services, viewer, 'app added')
    return { recoveryCodes }
  })

export const removeApp = ({ db, viewer, services }: UserCall): Promise<undefined> =>
  db.transaction(async (tx) => {
    if (!(await deleteSecondFactor(tx, viewer.userId))) throw notFound('authenticator app')
    await dropNeedlessCodes(tx, viewer.userId)
    await recordFactorChange(tx, services, viewer, 'app removed')
    return undefined
  })

/** As the system. The app and all recovery codes; whether there was an app. */
export async function removeAppAndCodes(tx: Tx, userId: string): Promise<boolean> {
  await deleteRecoveryCodes(tx, userId)
  return (await deleteSecondFactor(tx, userId)) !== undefined
}
