import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { DataRoot } from '@wellmet/platform/vault/data-root.ts'
import { deriveKey } from '@wellmet/platform/vault/derive-key.ts'
import { recordFactorChange } from './record-factor-change.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.rules.ts'
import type { RecoveryCodes } from './second-factors.contract.ts'
import { secondFactorsMessages } from './second-factors.messages.ts'
import { deleteRecoveryCodes, findFactors, insertRecoveryCodes } from './second-factors.store.ts'

export const recoveryCodeHash = ({ dataSecret }: DataRoot, userId: string, typed: string): Buffer =>
  hashRecoveryCode(deriveKey(dataSecret, 'recovery codes'), userId, typed)

async function replaceRecoveryCodes(tx: Tx, services: Services, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await deleteRecoveryCodes(tx, userId)
  await insertRecoveryCodes(
    tx,
    userId,
    codes.map((code) => recoveryCodeHash(services, userId, code)),
  )
  return codes
}

/** With the first second factor. None if the user has some left from another one. */
export async function makeFirstRecoveryCodes(tx: Tx, services: Services, userId: string): Promise<string[]> {
  const { recoveryCodesLeft } = await findFactors(tx, { userId })
  return recoveryCodesLeft > 0 ? [] : replaceRecoveryCodes(tx, services, userId)
}

async function hasFactor(tx: Tx, userId: string): Promise<boolean> {
  const { hasApp, passkeys } = await findFactors(tx, { userId })
  return hasApp || passkeys > 0
}

/** They replace a second factor, and go with the last one. */
export async function dropNeedlessCodes(tx: Tx, userId: string): Promise<void> {
  if (!(await hasFactor(tx, userId))) await deleteRecoveryCodes(tx, userId)
}

export const renewRecoveryCodes = ({ db, viewer, services }: UserCall): Promise<RecoveryCodes> =>
  db.transaction(async (tx) => {
    if (!(await hasFactor(tx, viewer.userId))) throw fail('conflict', secondFactorsMessages.nothingToRecover())
    const recoveryCodes = await replaceRecoveryCodes(tx, services, viewer.userId)
    await recordFactorChange(tx, services, viewer, 'codes made')
    return { recoveryCodes }
  })
