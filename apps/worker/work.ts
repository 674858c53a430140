import { deliveries, type Reaction } from '@wellmet/platform/events/event.ts'
import { housekeepingWork, sweepTraces } from '@wellmet/platform/jobs/housekeeping.jobs.ts'
import type { Work } from '@wellmet/platform/jobs/job.ts'
import type { Routine } from '@wellmet/platform/jobs/worker.ts'
import { mailWork, parkLostMails } from '@wellmet/platform/mail/mail.jobs.ts'

/** Everything that answers to an event, in the order of the areas. */
const reactions: readonly Reaction[] = []

/** Everything that is done later. */
export const works: readonly Work[] = [deliveries(reactions), ...mailWork, ...housekeepingWork]

/** Everything that is done by the clock, in UTC. */
export const routines: readonly Routine[] = [
  { at: '*/5 * * * *', job: parkLostMails },
  { at: '17 3 * * *', job: sweepTraces },
]
