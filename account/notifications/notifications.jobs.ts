import { z } from 'zod'
import { Id, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { enqueue, job, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { queueMail } from '@wellmet/platform/mail/mail.ts'
import { lastMorning } from './digest.rules.ts'
import { findAddressee, listWaiting, takeForDigest } from './digest.store.ts'
import { digestMail } from './notifications.mails.ts'
import { deleteReadBefore } from './notifications.store.ts'

/** Every quarter of an hour, because there are zones that far apart. */
export const sendDigestsJob = job('account.send-digests', z.object({}))
const sendDigestJob = job('account.send-digest', z.object({ userId: Id, until: Timestamp }))
export const sweepNotificationsJob = job('account.sweep-notifications', z.object({}))

const daysKept = 90

export const notificationsWork: Work[] = [
  /** A morning that was missed is made up for, and once: what came after eight waits for the next. */
  work(sendDigestsJob, async ({ tx, services }) => {
    const now = services.now()
    for (const { userId, timeZone, since } of await listWaiting(tx, {})) {
      const until = lastMorning(now, timeZone)
      if (since < until)
        await enqueue(tx, sendDigestJob, { userId, until: until.toISOString() }, { key: `digest:${userId}` })
    }
  }),
  work(sendDigestJob, async ({ tx, services }, { userId, until }) => {
    const [addressee] = await findAddressee(tx, { userId })
    if (!addressee) return
    const lines = await takeForDigest(tx, { userId, until: new Date(until) })
    const { PUBLIC_URL } = services.config
    if (lines.length > 0) await queueMail(tx, PUBLIC_URL, digestMail(addressee, lines, PUBLIC_URL))
  }),
  work(sweepNotificationsJob, async ({ tx, services }) => {
    await deleteReadBefore(tx, { before: new Date(services.now().getTime() - daysKept * 86_400_000) })
  }),
]
