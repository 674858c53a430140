import type { Tx } from '@wellmet/platform/database/connection.ts'
import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './connected-apps.sql.gen.ts'

const named = statements<Statements>(import.meta.url)

export type ListedGrantRow = RowOf<typeof listGrantsOf>

/** Undefined if the user is no longer in the workspace. */
export const insertGrant = named.maybe('insert_grant')
export const findGrant = named.maybe('find_grant')
export const lockGrantByToken = named.maybe('lock_grant_by_token')
export const findClientOfToken = named.maybe('find_client_of_token')
export const findToken = named.maybe('find_token')
export const markTokenUsed = named.run('mark_token_used')
export const saveSuccessor = named.run('save_successor')
export const listGrantsOf = named.many('list_grants_of')
export const saveLastUsedBy = named.run('save_last_used_by')
export const findUserOfGrant = named.one('find_user_of_grant')
export const sweepConnectedApps = named.run('sweep_connected_apps')

export interface NewToken {
  hash: Buffer
  kind: 'code' | 'access' | 'refresh'
  grantId: string
  facts: object
  expiresAt: Date
}

export const insertToken = (tx: Tx, { facts, ...row }: NewToken) =>
  tx
    .insertInto('account.appTokens')
    .values({ ...row, facts: JSON.stringify(facts) })
    .execute()

export const deleteToken = (tx: Tx, hash: Buffer) =>
  tx.deleteFrom('account.appTokens').where('hash', '=', hash).execute()

/** Its tokens go with it. */
export const deleteGrant = (tx: Tx, id: string) =>
  tx
    .deleteFrom('account.appGrants')
    .where('id', '=', id)
    .returning(['userId', 'workspaceId', 'name'])
    .executeTakeFirst()

export const deleteGrantOf = (tx: Tx, userId: string, id: string) =>
  tx
    .deleteFrom('account.appGrants')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(['workspaceId', 'name'])
    .executeTakeFirst()

export const deleteGrantsOfUser = (tx: Tx, userId: string) =>
  tx.deleteFrom('account.appGrants').where('userId', '=', userId).execute()

/** What was let in during sessions that the provider of a workspace opened. */
export const deleteGrantsBySignOn = (tx: Tx, userId: string, signOnWorkspaceId: string) =>
  tx
    .deleteFrom('account.appGrants')
    .where('userId', '=', userId)
    .where('signOnWorkspaceId', '=', signOnWorkspaceId)
    .execute()

export const deleteAllGrants = (tx: Tx) => tx.deleteFrom('account.appGrants').execute()

/** Undefined if it has ended. Until commit nobody else ends it. */
export const lockSession = (tx: Tx, id: string) =>
  tx.selectFrom('account.sessions').select('signOnWorkspaceId').where('id', '=', id).forShare().executeTakeFirst()
