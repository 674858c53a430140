import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

/** Runs every night. */
export const deleteExpiredLinksJob = job('introductions.delete-expired-links', z.object({}))
