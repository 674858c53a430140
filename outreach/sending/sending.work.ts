import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { deleteOldSendsJob } from './sending.jobs.ts'
import { deleteSendsBefore } from './sending.store.ts'
import { countedDays } from './write-caps.rules.ts'

export const sendingWork: Work[] = [
  work(deleteOldSendsJob, async ({ tx, services }) => {
    await deleteSendsBefore(tx, { before: addDays(services.now(), -countedDays) })
  }),
]
