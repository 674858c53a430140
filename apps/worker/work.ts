import { notificationsReactions } from '@wellmet/account/notifications/notifications.events.ts'
import {
  notificationsWork,
  sendDigestsJob,
  sweepNotificationsJob,
} from '@wellmet/account/notifications/notifications.jobs.ts'
import { peopleDataWork, sweepPeopleDataJob } from '@wellmet/connections/people-data/people-data.jobs.ts'
import { erasedPeopleReactions } from '@wellmet/introductions/erased-people/erased-people.events.ts'
import { lettersReactions } from '@wellmet/introductions/letters/letters.events.ts'
import { lettersWork, sweepLinksJob } from '@wellmet/introductions/letters/letters.jobs.ts'
import { outcomesReactions } from '@wellmet/introductions/outcomes/outcomes.events.ts'
import {
  calibrateEverywhereJob,
  learnEverywhereJob,
  outcomesWork,
} from '@wellmet/introductions/outcomes/outcomes.jobs.ts'
import { companiesReactions } from '@wellmet/network/companies/companies.events.ts'
import { companiesWork } from '@wellmet/network/companies/companies.jobs.ts'
import { deriveAllTiesJob } from '@wellmet/network/directory/directory.events.ts'
import { directoryWork } from '@wellmet/network/directory/directory.jobs.ts'
import { importsWork } from '@wellmet/network/imports/imports.jobs.ts'
import { ownersReactions } from '@wellmet/network/owners/owners.events.ts'
import { relationshipsWork } from '@wellmet/network/relationships/relationships.jobs.ts'
import { syncAllGraphsJob } from '@wellmet/network/relationships/relationships.events.ts'
import { learnWhomToMeetEverywhereJob, targetScoresWork } from '@wellmet/network/target-scores/target-scores.jobs.ts'
import { catchUpJob, requestsReactions } from '@wellmet/introductions/requests/requests.events.ts'
import { requestsWork } from '@wellmet/introductions/requests/requests.jobs.ts'
import { deliveries, type Reaction } from '@wellmet/platform/events/event.ts'
import { housekeepingWork, sweepTraces } from '@wellmet/platform/jobs/housekeeping.jobs.ts'
import type { Work } from '@wellmet/platform/jobs/job.ts'
import type { Routine } from '@wellmet/platform/jobs/worker.ts'
import { mailWork, parkLostMails, reconcileMailsJob } from '@wellmet/platform/mail/mail.jobs.ts'

/** Everything that answers to an event, in the order of the areas. */
const reactions: readonly Reaction[] = [
  ...notificationsReactions,
  ...ownersReactions,
  ...companiesReactions,
  ...requestsReactions,
  ...lettersReactions,
  ...outcomesReactions,
  ...erasedPeopleReactions,
]

/** Everything that is done later. */
export const works: readonly Work[] = [
  deliveries(reactions),
  ...mailWork,
  ...housekeepingWork,
  ...notificationsWork,
  ...peopleDataWork,
  ...importsWork,
  ...relationshipsWork,
  ...companiesWork,
  ...directoryWork,
  ...targetScoresWork,
  ...requestsWork,
  ...lettersWork,
  ...outcomesWork,
]

/** Everything that is done by the clock, in UTC. */
export const routines: readonly Routine[] = [
  { at: '*/5 * * * *', job: parkLostMails },
  { at: '*/5 * * * *', job: reconcileMailsJob },
  { at: '17 3 * * *', job: sweepTraces },
  { at: '*/15 * * * *', job: sendDigestsJob },
  { at: '22 3 * * *', job: sweepNotificationsJob },
  { at: '27 3 * * *', job: sweepPeopleDataJob },
  { at: '7 2 * * *', job: syncAllGraphsJob },
  { at: '37 3 1 * *', job: deriveAllTiesJob },
  { at: '52 4 1 * *', job: learnWhomToMeetEverywhereJob },
  { at: '*/5 * * * *', job: catchUpJob },
  { at: '42 3 * * *', job: sweepLinksJob },
  { at: '12 4 * * *', job: learnEverywhereJob },
  { at: '32 4 * * 1', job: calibrateEverywhereJob },
]
