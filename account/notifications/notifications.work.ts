import { work, type Work } from '@wellmet/platform/jobs/job.ts'
import { sendDigestJob, sendDigestsJob, sweepNotificationsJob } from './notifications.jobs.ts'
import { sendDigest, sendDigests } from './send-digests.ts'
import { sweepNotifications } from './sweep-notifications.ts'

export const notificationsWork: Work[] = [
  work(sendDigestsJob, sendDigests),
  work(sendDigestJob, sendDigest),
  work(sweepNotificationsJob, sweepNotifications),
]
