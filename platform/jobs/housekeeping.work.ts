import { recordDatabaseSize } from '../health/database-size.ts'
import { failedTextDays } from '../mail/mail-retry.rules.ts'
import { addDays } from '../values/days.rules.ts'
import { deleteIdleQueues } from './delete-idle-queues.ts'
import { attempt, work, type Work } from './job.ts'
import { deleteIdleQueuesJob, recordDatabaseSizeJob, sweepTraces } from './housekeeping.jobs.ts'

export const housekeepingWork: Work[] = [
  work(sweepTraces, async ({ tx, services }) => {
    const now = services.now()
    await tx.deleteFrom('platform.processedJobs').where('doneAt', '<', addDays(now, -14)).execute()
    await tx.deleteFrom('platform.idempotencyKeys').where('createdAt', '<', addDays(now, -2)).execute()
    await tx.deleteFrom('platform.outbox').where('announcedAt', '<', addDays(now, -30)).execute()
    await tx
      .updateTable('platform.mails')
      .set({ content: null })
      .where('status', 'in', ['refused', 'given_up'])
      .where('settledAt', '<', addDays(now, -failedTextDays))
      .where('content', 'is not', null)
      .execute()
    await tx
      .deleteFrom('platform.mails')
      .where('status', 'in', ['sent', 'refused', 'given_up'])
      .where('settledAt', '<', addDays(now, -30))
      .execute()
    // The caps count a day back. A permit may wait as long for its mail as the mail may wait to be tried.
    await tx.deleteFrom('platform.mailPermits').where('grantedAt', '<', addDays(now, -7)).execute()
  }),
  work(recordDatabaseSizeJob, ({ tx }) => recordDatabaseSize(tx)),
  attempt(deleteIdleQueuesJob, ({ services }) => deleteIdleQueues(services)),
]
