import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

/** When something of the member's accounts was read, or taken back. */
export const lookForOutcomesJob = job('introductions.look-for-outcomes', z.object({ workspaceId: Id, userId: Id }))
