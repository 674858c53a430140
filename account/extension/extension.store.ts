import type { Tx } from '@wellmet/platform/database/connection.ts'
import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { NewClient } from './extension.contract.ts'
import type { Statements } from './extension.sql.gen.ts'

const named = statements<Statements>(import.meta.url)

export type ListedGrantRow = RowOf<typeof listGrantsOf>

export const findClient = named.maybe('find_client')
export const saveHeartbeat = named.run('save_heartbeat')
export const lockCode = named.maybe('lock_code')
export const markCodeUsed = named.run('mark_code_used')
/** Undefined if the user is no longer in the workspace. */
export const insertGrant = named.maybe('insert_grant')
export const lockGrantByToken = named.maybe('lock_grant_by_token')
export const findRefreshToken = named.maybe('find_refresh_token')
export const markTokenUsed = named.run('mark_token_used')
export const raiseGeneration = named.run('raise_generation')
export const deleteOldTokens = named.run('delete_old_tokens')
export const listGrantsOf = named.many('list_grants_of')
export const findUserOfGrant = named.one('find_user_of_grant')
export const sweepExtension = named.run('sweep_extension')

export const insertClient = (tx: Tx, id: string, client: NewClient, now: Date) =>
  tx
    .insertInto('account.extensionClients')
    .values({ id, ...client, createdAt: now, lastSeenAt: now })
    .execute()

export interface NewCode {
  hash: Buffer
  clientId: string
  userId: string
  workspaceId: string
  redirectUri: string
  codeChallenge: string
  expiresAt: Date
  signOnWorkspaceId: string | null
}

export const insertCode = (tx: Tx, row: NewCode) => tx.insertInto('account.extensionCodes').values(row).execute()

export const deleteCode = (tx: Tx, hash: Buffer) =>
  tx.deleteFrom('account.extensionCodes').where('hash', '=', hash).execute()

export const insertRefreshToken = (
  tx: Tx,
  row: { grantId: string; generation: number; hash: Buffer; expiresAt: Date },
) => tx.insertInto('account.extensionRefreshTokens').values(row).execute()

export const insertAccessToken = (tx: Tx, row: { grantId: string; hash: Buffer; expiresAt: Date }) =>
  tx.insertInto('account.extensionAccessTokens').values(row).execute()

/** Its tokens go with it. */
export const deleteGrant = (tx: Tx, id: string) =>
  tx
    .deleteFrom('account.extensionGrants')
    .where('id', '=', id)
    .returning(['userId', 'workspaceId', 'name'])
    .executeTakeFirst()

export const deleteGrantOf = (tx: Tx, userId: string, id: string) =>
  tx
    .deleteFrom('account.extensionGrants')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(['workspaceId', 'name'])
    .executeTakeFirst()

export async function deleteEverythingOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('account.extensionCodes').where('userId', '=', userId).execute()
  await tx.deleteFrom('account.extensionGrants').where('userId', '=', userId).execute()
}

/** What was connected, or is being connected, in sessions that the provider of a workspace opened. */
export async function deleteEverythingBySignOn(tx: Tx, userId: string, signOnWorkspaceId: string): Promise<void> {
  for (const table of ['account.extensionCodes', 'account.extensionGrants'] as const)
    await tx.deleteFrom(table).where('userId', '=', userId).where('signOnWorkspaceId', '=', signOnWorkspaceId).execute()
}

export const deleteAllGrants = (tx: Tx) => tx.deleteFrom('account.extensionGrants').execute()

/** Undefined if it has ended. Until commit nobody else ends it. */
export const lockSession = (tx: Tx, id: string) =>
  tx.selectFrom('account.sessions').select('signOnWorkspaceId').where('id', '=', id).forShare().executeTakeFirst()
