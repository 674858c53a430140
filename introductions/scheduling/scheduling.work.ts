import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { askScheduled } from './ask-scheduled.ts'
import { catchUp } from './catch-up.ts'
import { askScheduledJob, catchUpJob } from './scheduling.jobs.ts'

export const schedulingWork: Work[] = [
  // Not marked as processed: what was asked, put off or given back is not at its time any more.
  attempt(askScheduledJob, ({ services }, scheduled) => askScheduled(services, scheduled)),
  work(catchUpJob, catchUp),
]
