import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

/** Nothing looks back further than the caps do. */
export const deleteOldSendsJob = job('outreach.delete-old-sends', z.object({}))
