import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { ApiKey, NewApiKey } from './api-keys.contract.ts'
import { deleteApiKey, insertApiKey, listApiKeys } from './api-keys.store.ts'

/** Does not accept an Idempotency-Key: to repeat the reply, the secret would have to be stored. */
export const issueApiKey = ({ db, viewer, services }: MemberCall, { name, scopes }: NewApiKey) =>
  db.transaction(async (tx) => {
    const secret = `wm_${newSecret()}`
    const now = services.now()
    const row = await insertApiKey(tx, {
      id: newId(),
      workspaceId: viewer.workspaceId,
      userId: viewer.userId,
      name,
      prefix: secret.slice(0, 9),
      secretHash: hashSecret(secret),
      scopes: [...new Set(scopes)].toSorted(),
      createdAt: now,
    })
    await recordAudit(tx, {
      workspaceId: viewer.workspaceId,
      actorId: viewer.userId,
      action: 'api-key.issued',
      subject: row.id,
      detail: { name, scopes: row.scopes.join(' ') },
      now,
    })
    return { key: toApiKey(row), secret }
  })

export const showApiKeys = ({ db, viewer }: MemberCall) =>
  db.transaction(async (tx) => ({
    items: (await listApiKeys(tx, viewer.workspaceId, viewer.userId)).map(toApiKey),
    next: null,
  }))

export const revokeApiKey = ({ db, viewer, services }: MemberCall, id: string): Promise<undefined> =>
  db.transaction(async (tx) => {
    const gone = await deleteApiKey(tx, viewer.workspaceId, viewer.userId, id)
    if (!gone) throw notFound('API key')
    await recordAudit(tx, {
      workspaceId: viewer.workspaceId,
      actorId: viewer.userId,
      action: 'api-key.revoked',
      subject: id,
      detail: { name: gone.name },
      now: services.now(),
    })
    return undefined
  })

const toApiKey = (row: Awaited<ReturnType<typeof listApiKeys>>[number]): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
})
