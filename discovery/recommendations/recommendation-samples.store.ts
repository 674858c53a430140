import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import { evidenceKinds } from '@wellmet/contacts/relationships/evidence-kinds.rules.ts'
import type { Statements } from './recommendation-samples.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { evidenceKinds })

export const waitForTurn = sql.run('wait_for_turn')
export const listWorkspaces = sql.many('list_workspaces')
export const listRecentMembers = sql.many('list_recent_members')
export const maySample = sql.one('may_sample')
export const insertSamples = sql.run('insert_samples')
export const deleteSamplesOf = sql.run('delete_samples_of')
export const settleSamples = sql.run('settle_samples')
export const deleteIdleLists = sql.run('delete_idle_lists')

export type SettledRow = RowOf<typeof listSettled>
export const listSettled = sql.many('list_settled')
export const deleteSamplesEverywhere = sql.run('delete_samples_everywhere')
