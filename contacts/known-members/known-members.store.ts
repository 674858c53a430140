import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './known-members.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const listWorkspaceNetworks = sql.many('list_workspace_networks')
export const listProvenAddresses = sql.many('list_proven_addresses')
export const deleteKnownMembers = sql.run('delete_known_members')
export const insertKnownMembers = sql.run('insert_known_members')
