import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { expireServerApproval } from './decide-server-approval.ts'
import { expireServerApprovalJob } from './server-approvals.jobs.ts'
import { deleteDecidedBefore } from './server-approvals.store.ts'

const daysKept = 365

export const serverApprovalsWork: Work[] = [
  work(expireServerApprovalJob, async (context, { approvalId }) => {
    await expireServerApproval(context, approvalId)
    await deleteDecidedBefore(context.tx, { before: addDays(context.services.now(), -daysKept) })
  }),
]
