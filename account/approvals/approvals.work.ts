import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { expireApproval } from './close-approval.ts'
import { expireApprovalJob, sweepApprovalsJob } from './approvals.jobs.ts'
import { deleteDecidedBefore } from './approvals.store.ts'

/** What was decided stays for a year; that it was decided stays in the audit log. */
const daysKept = 365

export const approvalsWork: Work[] = [
  work(expireApprovalJob, (context, { approvalId }) => expireApproval(context, approvalId)),
  work(sweepApprovalsJob, async ({ tx, services }) => {
    await deleteDecidedBefore(tx, { before: addDays(services.now(), -daysKept) })
  }),
]
