import { enqueue, type WorkContext } from '@wellmet/platform/jobs/job.ts'
import { queueMail } from '@wellmet/platform/mail/mail.ts'
import { inLocale, sourceLocale } from '@wellmet/platform/messages/locale.ts'
import { lastMorning } from './digest.rules.ts'
import { findAddressee, listWaiting, takeForDigest } from './digest.store.ts'
import { sendDigestJob } from './notifications.jobs.ts'
import { digestMail } from './notifications.mails.ts'

/** A missed morning is made up for once. What came after 8 a.m. waits for the next morning. */
export async function sendDigests({ tx, services }: WorkContext): Promise<void> {
  const now = services.now()
  for (const { userId, timeZone, since } of await listWaiting(tx)) {
    const until = lastMorning(now, timeZone)
    if (since < until)
      await enqueue(tx, sendDigestJob, { userId, until: until.toISOString() }, { key: `digest:${userId}` })
  }
}

/** Sends one user the email, if they still want it and there is anything in it. */
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
      services,
      inLocale(addressee.language ?? sourceLocale, () => digestMail(addressee, lines, PUBLIC_URL)),
    )
}
