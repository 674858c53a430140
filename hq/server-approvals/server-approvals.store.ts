import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './server-approvals.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type ServerApprovalRow = RowOf<typeof listApprovals>

/** As the system, like everything here. */
export const insertApproval = sql.run('insert_approval')
/** Of several deciders at once, one gets the row. */
export const decideApproval = sql.maybe('decide_approval')
export const expireApproval = sql.maybe('expire_approval')
export const findVerdict = sql.maybe('find_verdict')
export const hasPending = sql.one('has_pending')
export const countPending = sql.one('count_pending')
export const listApprovals = sql.many('list_approvals')
export const approvalStats = sql.one('approval_stats')
export const deleteDecidedBefore = sql.run('delete_decided_before')
