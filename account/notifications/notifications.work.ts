import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { mailNoMore } from './notification-settings.store.ts'
import { sendDigestJob, sendDigestsJob, stopMailingJob, sweepNotificationsJob } from './notifications.jobs.ts'
import { sendDigest, sendDigests } from './send-digests.ts'
import { sweepNotifications } from './sweep-notifications.ts'

export const notificationsWork: Work[] = [
  work(sendDigestsJob, sendDigests),
  attempt(sendDigestJob, ({ services }, digest) => sendDigest(services, digest)),
  work(stopMailingJob, async ({ tx }, stopped) => void (await mailNoMore(tx, stopped))),
  work(sweepNotificationsJob, sweepNotifications),
]
