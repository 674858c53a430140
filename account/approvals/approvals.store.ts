import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './approvals.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type ApprovalRow = RowOf<typeof listApprovals>
export type Decider = RowOf<typeof listDeciders>

/** As the system, like every write here: no member writes what is decided. */
export const insertApproval = sql.run('insert_approval')
/** Of several deciders at once, one gets the row. */
export const decideApproval = sql.maybe('decide_approval')
export const closeApproval = sql.maybe('close_approval')
export const replaceContent = sql.run('replace_content')
export const findVerdict = sql.maybe('find_verdict')
export const listApprovals = sql.many('list_approvals')
/** As the system. What waits for a yes, of these kinds, whose payload has these values. */
export const listPendingWith = sql.many('list_pending_with')
export const countPending = sql.one('count_pending')
export const approvalStats = sql.one('approval_stats')
export const listPolicies = sql.many('list_policies')
export const takePolicy = sql.maybe('take_policy')
export const insertPolicy = sql.run('insert_policy')
export const suspendPolicies = sql.run('suspend_policies')
export const resumePolicy = sql.run('resume_policy')
export const endPolicy = sql.run('end_policy')
export const findAsker = sql.maybe('find_asker')
export const listDeciders = sql.many('list_deciders')
/** 0 if the workspace was mailed about another one within the hour. */
export const markMailed = sql.run('mark_mailed')
export const listPendingBy = sql.many('list_pending_by')
export const deleteDecidedBefore = sql.run('delete_decided_before')
export const listPendingAbout = sql.many('list_pending_about')
export const eraseApprovals = sql.many('erase_approvals')
