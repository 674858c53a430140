import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { askScheduled } from './ask-at-its-time.ts'
import { catchUp } from './catch-up.ts'
import { noticeSilence } from './notice-silence.ts'
import { askScheduledJob, catchUpJob, noticeSilenceJob } from './requests.jobs.ts'

export const requestsWork: Work[] = [
  // Without a receipt: what was asked, put off or given back is not at its time any more.
  attempt(askScheduledJob, ({ services }, { requestId }) => askScheduled(services, requestId)),
  work(noticeSilenceJob, ({ tx, services }, { requestId }) => noticeSilence(tx, services, requestId)),
  work(catchUpJob, catchUp),
]
