import { z } from 'zod'
import { job, work, type Work } from './job.ts'

/** What is kept only so that repeats do nothing, and no longer than repeats can come. */
export const sweepTraces = job('platform.sweep-traces', z.object({}))

const days = (now: Date, count: number) => new Date(now.getTime() - count * 86_400_000)

export const housekeepingWork: Work[] = [
  work(sweepTraces, async ({ tx, services }) => {
    const now = services.now()
    await tx.deleteFrom('platform.receipts').where('doneAt', '<', days(now, 14)).execute()
    await tx.deleteFrom('platform.idempotencyKeys').where('createdAt', '<', days(now, 2)).execute()
    await tx.deleteFrom('platform.outbox').where('announcedAt', '<', days(now, 30)).execute()
    await tx
      .deleteFrom('platform.mails')
      .where('status', 'in', ['sent', 'refused'])
      .where('settledAt', '<', days(now, 30))
      .execute()
  }),
]
