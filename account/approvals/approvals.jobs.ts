import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

export const expireApprovalJob = job('account.expire-approval', z.object({ workspaceId: Id, approvalId: Id }))
/** Every day: what was decided long ago. */
export const sweepApprovalsJob = job('account.sweep-approvals', z.object({}))
