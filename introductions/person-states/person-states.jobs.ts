import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

/** Saves the person states of requests that have none yet. */
export const savePersonStatesJob = job('introductions.save-person-states', z.object({}))
