import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { askForArrangement } from './ask-model.ts'
import { askModelJob, sweepModelCallsJob } from './language-model.jobs.ts'
import { deleteCallsBefore } from './language-model.store.ts'

const callDays = 90

export const languageModelWork: Work[] = [
  attempt(askModelJob, ({ services }, { callId }) => askForArrangement(services, callId)),
  work(sweepModelCallsJob, async ({ tx, services }) => {
    await deleteCallsBefore(tx, { before: addDays(services.now(), -callDays) })
  }),
]
