import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './outcomes.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

/** Of a workspace, or of one of its members; in the order in which they were asked. As the system. */
export type AskedRow = RowOf<typeof listAskedRequests>
export const listAskedRequests = sql.many('list_asked_requests')
/** What counts for teammates of a workspace. As the system. */
export const listSharedOutcomes = sql.many('list_shared_outcomes')
export const insertSharedOutcomes = sql.run('insert_shared_outcomes')
/** Log odds as the formula gave them, and what outcomes added at that time. */
export const insertPrediction = sql.run('insert_prediction')
export const listWorkspaces = sql.many('list_workspaces')
export const insertRecorded = sql.run('insert_recorded')

export type OutcomeRow = RowOf<typeof listOutcomes>
export const listOutcomes = sql.many('list_outcomes')

export const findRequest = sql.maybe('find_request')

export const listConnectorsOfMine = sql.many('list_connectors_of_mine')
export const listMembersAsked = sql.many('list_members_asked')
export const listTargetsOfMine = sql.many('list_targets_of_mine')
export const listAnswered = sql.many('list_answered')
export const listSeenAsks = sql.many('list_seen_asks')
export type MetRow = RowOf<typeof listMet>
export const listMet = sql.many('list_met')
