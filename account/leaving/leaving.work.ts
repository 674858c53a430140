import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { eraseDueUser, eraseDueWorkspace, leaveUser, leaveWorkspace } from './delete-account.ts'
import { eraseUserJob, eraseWorkspaceJob, leaveUserJob, leaveWorkspaceJob } from './leaving.jobs.ts'

export const leavingWork: Work[] = [
  work(leaveUserJob, leaveUser),
  work(leaveWorkspaceJob, leaveWorkspace),
  work(eraseUserJob, eraseDueUser),
  work(eraseWorkspaceJob, eraseDueWorkspace),
]
