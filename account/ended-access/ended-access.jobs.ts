import { z } from 'zod'
import { job } from '@wellmet/platform/jobs/job.ts'

/** What ended so long ago that no backup from before is there any more. The journal of deletions has it longer. */
export const sweepEndedAccessJob = job('account.sweep-ended-access', z.object({}))
