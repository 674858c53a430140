import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

/** Writes where things stand for requests of which that is missing. */
export const savePersonStatesJob = job('introductions.save-person-states', z.object({}))
