import { enqueue, type WorkContext } from '@wellmet/platform/jobs/job.ts'
import { queueMail } from '@wellmet/platform/mail/mail.ts'
import { inLocale, sourceLocale } from '@wellmet/platform/messages/locale.ts'
import { lastMorning } from './digest.rules.ts'
import { findAddressee, listWaiting, takeForDigest } from './digest.store.ts'
import { sendDigestJob } from './notifications.jobs.ts'
import { digestMail } from './notifications.mails.ts'

/** A morning that was missed is made up for, and once: what came after eight waits for the next. */
export async function sendDigests({ tx, services }: WorkContext): Promise<void> {
  const now = services.now()
  for (const { userId, timeZone, since } of await listWaiting(tx)) {
    const until = lastMorning(now, timeZone)
    if (since < until)
      await enqueue(tx, sendDigestJob, { userId, until: until.toISOString() }, { key: `digest:${userId}` })
  }
}

/** Mails one user what has come up to then, if they are still to be mailed and there is anything. */
export async function sendDigest(
  { tx, services }: WorkContext,
  { userId, until }: { userId: string; until: string },
): Promise<void> {
  const addressee = await findAddressee(tx, { userId })
  if (!addressee) return
  const lines = await takeForDigest(tx, { userId, until: new Date(until) })
  const { PUBLIC_URL } = services.config
  if (lines.length > 0)
    await queueMail(
      tx,
      PUBLIC_URL,
      inLocale(sourceLocale, () => digestMail(addressee, lines, PUBLIC_URL)),
    )
}
