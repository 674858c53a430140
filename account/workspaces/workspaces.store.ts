import type { Role } from '@wellmet/platform/contract/endpoint.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { WorkspaceRef } from '../users/users.contract.ts'
import { statement } from '@wellmet/platform/database/statement.ts'

export const insertWorkspace = (tx: Tx, row: { id: string; name: string; createdAt: Date }) =>
  tx.insertInto('account.workspaces').values(row).execute()

export const insertMembership = (tx: Tx, row: { workspaceId: string; userId: string; role: Role; joinedAt: Date }) =>
  tx
    .insertInto('account.memberships')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const listByUser = statement<{ userId: string }, WorkspaceRef>(import.meta.url, 'list_workspaces_of_a_user')

export interface WorkspaceRow {
  id: string
  name: string
  createdAt: Date
}

/** Asked with every page of the web app: kept prepared, and measured by the bench as the plainest request there is. */
export const selectWorkspace = statement<{ id: string }, WorkspaceRow>(import.meta.url, 'select_workspace')

export const lockWorkspace = (tx: Tx, id: string) =>
  tx.selectFrom('account.workspaces').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export const updateWorkspaceName = (tx: Tx, id: string, name: string) =>
  tx.updateTable('account.workspaces').set({ name }).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const updateSessionWorkspace = (tx: Tx, sessionId: string, workspaceId: string) =>
  tx.updateTable('account.sessions').set({ workspaceId }).where('id', '=', sessionId).execute()
