import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

const OfUser = z.object({ userId: Id })
const OfWorkspace = z.object({ workspaceId: Id })

/** When the days to change one's mind are over. */
export const leaveUserJob = job('account.leave-user', OfUser)
export const leaveWorkspaceJob = job('account.leave-workspace', OfWorkspace)
/** Minutes later. */
export const eraseUserJob = job('account.erase-user', OfUser)
export const eraseWorkspaceJob = job('account.erase-workspace', OfWorkspace)
