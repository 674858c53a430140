import { attempt, type Work } from '@wellmet/platform/jobs/job.ts'
import { wakeThreadJob } from './mailbox.jobs.ts'
import { wakeThread } from './snooze-thread.ts'

export const mailboxWork: Work[] = [
  attempt(wakeThreadJob, ({ services, attempt: { last } }, asked) => wakeThread(services, asked, { last })),
]
