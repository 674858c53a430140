import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './leaving.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const findUserDeletion = sql.maybe('find_user_deletion')
export const setUserDeletion = sql.maybe('set_user_deletion')
export const listLeftWorkspaces = sql.many('list_left_workspaces')
export const lockWorkspacesOf = sql.many('lock_workspaces_of')
export const findDueUser = sql.maybe('find_due_user')
export const findWorkspaceDeletion = sql.maybe('find_workspace_deletion')
export const setWorkspaceDeletion = sql.maybe('set_workspace_deletion')
export const findDueWorkspace = sql.maybe('find_due_workspace')
export const listToldMembers = sql.many('list_told_members')
export const deleteUser = sql.run('delete_user')
export const deleteVerifications = sql.run('delete_verifications')
export const deleteWorkspace = sql.run('delete_workspace')
export const insertDeletion = sql.run('insert_deletion')
export const listDeletionsSince = sql.many('list_deletions_since')
