import type { Tx } from '@wellmet/platform/database/connection.ts'

const shown = ['id', 'name', 'prefix', 'scopes', 'createdAt', 'lastUsedAt'] as const

export interface NewApiKeyRow {
  id: string
  workspaceId: string
  userId: string
  name: string
  prefix: string
  secretHash: Buffer
  scopes: string[]
  createdAt: Date
}

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

export const deleteApiKey = (tx: Tx, workspaceId: string, userId: string, id: string) =>
  tx
    .deleteFrom('account.apiKeys')
    .where('workspaceId', '=', workspaceId)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
