import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

/** By the clock: makes a job of each follow-up that is due. */
export const findDueSequencesJob = job('outreach.find-due-sequences', z.object({}))
/** One follow-up, in a transaction of its own. */
export const advanceSequenceJob = job('outreach.advance-sequence', z.object({ sequenceId: Id, workspaceId: Id }))
