import { attempt, type Work } from '@wellmet/platform/jobs/job.ts'
import { sendOptedInJob } from './email-marketing.jobs.ts'
import { sendOptedIn } from './send-opted-in.ts'

export const emailMarketingWork: Work[] = [
  attempt(sendOptedInJob, ({ services }, asked) => sendOptedIn(services, asked)),
]
