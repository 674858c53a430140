import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { askScheduled } from './ask-scheduled.ts'
import { catchUp } from './catch-up.ts'
import { handleSilence } from './handle-silence.ts'
import { askScheduledJob, catchUpJob, handleSilenceJob } from './requests.jobs.ts'

export const requestsWork: Work[] = [
  // Without a receipt: what was asked, put off or given back is not at its time any more.
  attempt(askScheduledJob, ({ services }, scheduled) => askScheduled(services, scheduled)),
  work(handleSilenceJob, ({ tx, services }, { requestId }) => handleSilence(tx, services, requestId)),
  work(catchUpJob, catchUp),
]
