import type { Tx } from '@wellmet/platform/database/connection.ts'

const shown = ['id', 'name', 'prefix', 'scopes', 'createdAt', 'expiresAt', 'lastUsedAt'] as const

export interface NewApiKeyRow {
  id: string
  workspaceId: string
  userId: string
  name: string
  prefix: string
  secretHash: Buffer
  scopes: string[]
  createdAt: Date
  expiresAt: Date
  signOnWorkspaceId: string | null
}

export type ApiKeyRow = Awaited<ReturnType<typeof insertApiKey>>

export const insertApiKey = (tx: Tx, row: NewApiKeyRow) =>
  tx.insertInto('account.apiKeys').values(row).returning(shown).executeTakeFirstOrThrow()

export const listApiKeys = (tx: Tx, workspaceId: string, userId: string) =>
  tx
    .selectFrom('account.apiKeys')
    .select(shown)
    .where('workspaceId', '=', workspaceId)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute()

export const listKeysOfWorkspace = (tx: Tx, workspaceId: string) =>
  tx
    .selectFrom('account.apiKeys as k')
    .innerJoin('account.users as u', 'u.id', 'k.userId')
    .select(shown.map((column) => `k.${column}` as const))
    .select(['u.id as userId', 'u.name as userName'])
    .where('k.workspaceId', '=', workspaceId)
    .orderBy('k.createdAt', 'desc')
    .execute()

export const deleteApiKey = (
  tx: Tx,
  workspaceId: string,
  { id, userId }: { id: string; userId?: string | undefined },
) =>
  tx
    .deleteFrom('account.apiKeys')
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId!))
    .returning('name')
    .executeTakeFirst()

export const deleteKeysOfUser = (tx: Tx, userId: string) =>
  tx.deleteFrom('account.apiKeys').where('userId', '=', userId).returning(['id', 'workspaceId', 'name']).execute()

export const deleteKeysBySignOn = (tx: Tx, userId: string, signOnWorkspaceId: string) =>
  tx
    .deleteFrom('account.apiKeys')
    .where('userId', '=', userId)
    .where('signOnWorkspaceId', '=', signOnWorkspaceId)
    .returning(['id', 'workspaceId', 'name'])
    .execute()

/** As the system. Undefined if it has expired. */
export const findKeyByHash = (tx: Tx, secretHash: Buffer, now: Date) =>
  tx
    .selectFrom('account.apiKeys')
    .select('expiresAt')
    .where('secretHash', '=', secretHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()

/** As the system. */
export const deleteKeyByHash = (tx: Tx, secretHash: Buffer) =>
  tx
    .deleteFrom('account.apiKeys')
    .where('secretHash', '=', secretHash)
    .returning(['id', 'workspaceId', 'userId', 'name'])
    .executeTakeFirst()

/** Undefined if it has ended. Until commit nobody else ends it. */
export const lockSession = (tx: Tx, id: string) =>
  tx.selectFrom('account.sessions').select('signOnWorkspaceId').where('id', '=', id).forShare().executeTakeFirst()
