import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { ApiKey } from './api-keys.contract.ts'
import { listApiKeys, listKeysOfWorkspace, type ApiKeyRow } from './api-keys.store.ts'

export const showApiKeys = ({ db, viewer }: MemberCall) =>
  db.transaction(async (tx) => ({
    items: (await listApiKeys(tx, viewer.workspaceId, viewer.userId)).map(toApiKey),
    next: null,
  }))

/** Those of all members; row-level security shows them only to an owner. */
export const showKeysOfWorkspace = ({ db, viewer }: MemberCall) =>
  db.transaction(async (tx) => ({
    items: (await listKeysOfWorkspace(tx, viewer.workspaceId)).map((row) => ({
      ...toApiKey(row),
      userId: row.userId,
      userName: row.userName,
    })),
    next: null,
  }))

export const toApiKey = (row: ApiKeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
})
