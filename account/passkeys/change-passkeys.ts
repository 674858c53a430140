import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { dropNeedlessCodes } from '../second-factors/make-recovery-codes.ts'
import { recordFactorChange } from '../second-factors/record-factor-change.ts'
import type { Passkey } from './passkeys.contract.ts'
import {
  deletePasskey,
  deletePasskeysOf,
  listPasskeysOf,
  updatePasskeyName,
  type PasskeyRow,
} from './passkeys.store.ts'
import { relyingParty } from './relying-party.ts'

export const toPasskey = ({ id, name, isBackedUp, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  isBackedUp,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

export const listPasskeys = ({ db, viewer }: UserCall) =>
  db.reading(async (tx) => ({ items: (await listPasskeysOf(tx, viewer.userId)).map(toPasskey), next: null }))

export const renamePasskey = ({ db, viewer }: UserCall, id: string, { name }: { name: string }): Promise<Passkey> =>
  db.transaction(async (tx) => {
    const row = await updatePasskeyName(tx, viewer.userId, id, name)
    if (!row) throw notFound('passkey')
    return toPasskey(row)
  })

export const removePasskey = ({ db, viewer, services }: UserCall, id: string) =>
  db.transaction(async (tx) => {
    const gone = await deletePasskey(tx, viewer.userId, id)
    if (!gone) throw notFound('passkey')
    await dropNeedlessCodes(tx, viewer.userId)
    await recordFactorChange(tx, services, viewer, 'passkey removed', { name: gone.name })
    return { rpId: relyingParty(services).id, credentialId: gone.credentialId.toString('base64url') }
  })

/** As the system. Whether there were any. */
export const removeAllPasskeys = async (tx: Tx, userId: string): Promise<boolean> =>
  (await deletePasskeysOf(tx, userId)).length > 0
