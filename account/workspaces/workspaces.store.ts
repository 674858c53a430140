import type { Role } from '@wellmet/platform/contract/endpoint.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './workspaces.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const insertWorkspace = (tx: Tx, row: { id: string; name: string; createdAt: Date }) =>
  tx.insertInto('account.workspaces').values(row).execute()

export const insertMembership = (tx: Tx, row: { workspaceId: string; userId: string; role: Role; joinedAt: Date }) =>
  tx
    .insertInto('account.memberships')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const findWorkspaceToOpen = sql.maybe('find_workspace_to_open')
export const listWorkspacesOfUser = sql.many('list_workspaces_of_user')

export type WorkspaceRow = RowOf<typeof findWorkspace>

/** Runs with every page of the web app, so it is prepared. The bench measures it as the simplest request. */
export const findWorkspace = sql.maybe('find_workspace')

export const lockWorkspace = (tx: Tx, id: string) =>
  tx.selectFrom('account.workspaces').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export const updateWorkspaceName = (tx: Tx, id: string, name: string) =>
  tx.updateTable('account.workspaces').set({ name }).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const updateSessionWorkspace = (tx: Tx, sessionId: string, workspaceId: string) =>
  tx.updateTable('account.sessions').set({ workspaceId }).where('id', '=', sessionId).execute()
