import { companiesReactions } from '@wellmet/network/companies/companies.events.ts'
import { companiesWork } from '@wellmet/network/companies/companies.jobs.ts'
import { deriveAllTiesJob } from '@wellmet/network/directory/directory.events.ts'
import { directoryWork } from '@wellmet/network/directory/directory.jobs.ts'
import { importsWork } from '@wellmet/network/imports/imports.jobs.ts'
import { ownersReactions } from '@wellmet/network/owners/owners.events.ts'
import { relationshipsWork } from '@wellmet/network/relationships/relationships.jobs.ts'
import { syncAllGraphsJob } from '@wellmet/network/relationships/relationships.events.ts'
import { deliveries, type Reaction } from '@wellmet/platform/events/event.ts'
import { housekeepingWork, sweepTraces } from '@wellmet/platform/jobs/housekeeping.jobs.ts'
import type { Work } from '@wellmet/platform/jobs/job.ts'
import type { Routine } from '@wellmet/platform/jobs/worker.ts'
import { mailWork, parkLostMails } from '@wellmet/platform/mail/mail.jobs.ts'

/** Everything that answers to an event, in the order of the areas. */
const reactions: readonly Reaction[] = [...ownersReactions, ...companiesReactions]

/** Everything that is done later. */
export const works: readonly Work[] = [
  deliveries(reactions),
  ...mailWork,
  ...housekeepingWork,
  ...importsWork,
  ...relationshipsWork,
  ...companiesWork,
  ...directoryWork,
]

/** Everything that is done by the clock, in UTC. */
export const routines: readonly Routine[] = [
  { at: '*/5 * * * *', job: parkLostMails },
  { at: '17 3 * * *', job: sweepTraces },
  { at: '7 2 * * *', job: syncAllGraphsJob },
  { at: '37 3 1 * *', job: deriveAllTiesJob },
]
