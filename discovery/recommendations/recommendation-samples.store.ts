import type { Tx } from '@wellmet/platform/database/connection.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import { evidenceKinds } from '@wellmet/contacts/relationships/evidence-kinds.rules.ts'
import { evidenceMakers } from '@wellmet/contacts/relationships/evidence-makers.rules.ts'
import type { Statements } from './recommendation-samples.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { evidenceKinds, evidenceMakers })

/** Sampling and deleting people run one after the other, or a sample could outlive its person. */
export const lockSamples = (tx: Tx, workspaceId: string) =>
  acquireLock(tx, 'discovery.recommendation-samples', workspaceId)
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
