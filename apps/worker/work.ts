import { notificationsReactions } from '@wellmet/account/notifications/notifications.reactions.ts'
import { sendDigestsJob, sweepNotificationsJob } from '@wellmet/account/notifications/notifications.jobs.ts'
import { notificationsWork } from '@wellmet/account/notifications/notifications.work.ts'
import { sweepPeopleDataJob } from '@wellmet/connections/people-data/people-data.jobs.ts'
import { peopleDataWork } from '@wellmet/connections/people-data/people-data.work.ts'
import { erasedPeopleReactions } from '@wellmet/introductions/erased-people/erased-people.reactions.ts'
import { sweepLinksJob } from '@wellmet/introductions/letters/letters.jobs.ts'
import { lettersReactions } from '@wellmet/introductions/letters/letters.reactions.ts'
import { lettersWork } from '@wellmet/introductions/letters/letters.work.ts'
import { calibrateEverywhereJob, learnEverywhereJob } from '@wellmet/introductions/outcomes/outcomes.jobs.ts'
import { outcomesReactions } from '@wellmet/introductions/outcomes/outcomes.reactions.ts'
import { outcomesWork } from '@wellmet/introductions/outcomes/outcomes.work.ts'
import { catchUpJob } from '@wellmet/introductions/requests/requests.jobs.ts'
import { requestsReactions } from '@wellmet/introductions/requests/requests.reactions.ts'
import { requestsWork } from '@wellmet/introductions/requests/requests.work.ts'
import { companiesReactions } from '@wellmet/network/companies/companies.reactions.ts'
import { companiesWork } from '@wellmet/network/companies/companies.work.ts'
import { deriveAllTiesJob } from '@wellmet/network/directory/directory.jobs.ts'
import { directoryWork } from '@wellmet/network/directory/directory.work.ts'
import { importsWork } from '@wellmet/network/imports/imports.work.ts'
import { ownersReactions } from '@wellmet/network/owners/owners.reactions.ts'
import { syncAllGraphsJob } from '@wellmet/network/relationships/relationships.jobs.ts'
import { relationshipsWork } from '@wellmet/network/relationships/relationships.work.ts'
import { learnWhomToMeetEverywhereJob } from '@wellmet/network/target-scores/target-scores.jobs.ts'
import { targetScoresWork } from '@wellmet/network/target-scores/target-scores.work.ts'
import { sweepTraces } from '@wellmet/platform/jobs/housekeeping.jobs.ts'
import { housekeepingWork } from '@wellmet/platform/jobs/housekeeping.work.ts'
import { parkLostMails, reconcileMailsJob } from '@wellmet/platform/mail/mail.jobs.ts'
import { mailWork } from '@wellmet/platform/mail/mail.work.ts'
import { deliveries, type Reaction } from '@wellmet/platform/events/event.ts'
import { type Work } from '@wellmet/platform/jobs/job.ts'
import { type Routine } from '@wellmet/platform/jobs/worker.ts'

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
