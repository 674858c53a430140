import { work, type Work } from './job.ts'
import { sweepTraces } from './housekeeping.jobs.ts'

const days = (now: Date, count: number) => new Date(now.getTime() - count * 86_400_000)

export const housekeepingWork: Work[] = [
  work(sweepTraces, async ({ tx, services }) => {
    const now = services.now()
    await tx.deleteFrom('platform.processedJobs').where('doneAt', '<', days(now, 14)).execute()
    await tx.deleteFrom('platform.idempotencyKeys').where('createdAt', '<', days(now, 2)).execute()
    await tx.deleteFrom('platform.outbox').where('announcedAt', '<', days(now, 30)).execute()
    await tx
      .deleteFrom('platform.mails')
      .where('status', 'in', ['sent', 'refused'])
      .where('settledAt', '<', days(now, 30))
      .execute()
  }),
]
