import { notFound } from '@wellmet/platform/contract/problem.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { ApiKey, NewApiKey } from '../api-keys/api-keys.contract.ts'
import { usualKeyDays } from '../api-keys/api-keys.contract.ts'
import { addApiKey } from '../api-keys/issue-api-key.ts'
import { denyDeviceCode, findDeviceCode, takeDeviceCode } from './device-codes.store.ts'

export const previewDeviceCode = ({ db, services }: MemberCall, userCode: string) =>
  // As the system: the code belongs to nobody yet
  db.asSystem(async (tx) => {
    const found = await findDeviceCode(tx, { userCode, now: services.now() })
    if (!found) throw notFound('code')
    const { name, scopes, createdAt } = found
    return { userCode, name, scopes, startedAt: createdAt.toISOString() }
  })

/** What waited under the code becomes an API key of whoever confirms, so it takes what making a key takes. */
export const confirmDeviceCode = (call: MemberCall, userCode: string): Promise<ApiKey> =>
  call.db.transaction(async (tx) => {
    const taken = await asSystem(tx, (system) => takeDeviceCode(system, { userCode, now: call.services.now() }))
    if (!taken) throw notFound('code')
    const { name, scopes, prefix, secretHash } = taken
    // Checked when the program asked.
    const wanted: NewApiKey = { name, scopes: scopes as NewApiKey['scopes'], expiresInDays: usualKeyDays }
    return addApiKey(tx, call, wanted, { prefix, secretHash })
  })

export const denyDevice = ({ db, services }: MemberCall, userCode: string): Promise<undefined> =>
  // As the system: the code belongs to nobody yet
  db.asSystem(async (tx) => {
    if ((await denyDeviceCode(tx, { userCode, now: services.now() })) === 0) throw notFound('code')
    return undefined
  })
