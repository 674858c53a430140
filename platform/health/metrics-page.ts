import type { FastifyInstance } from 'fastify'
import { fail } from '../contract/problem.ts'
import { httpMessages } from '../http/http.messages.ts'
import { presentsMetricsToken } from '../http/metrics-token.ts'
import type { Services } from '../services.ts'
import type { WorkCounts } from './count-work.ts'
import { serverStatusOf } from './server-status.ts'
import { watchStatus } from './status-metrics.ts'

const backups = [
  ['dump', 'backup', 'the last dump'],
  ['drill', 'restore_drill', 'the last restore of a dump'],
  ['copy', 'backup_copy', 'the last copy of the dumps to a storage elsewhere'],
] as const

/** For Prometheus, behind a token of its own. Without a configured token there is no such page. */
export function showMetrics(app: FastifyInstance, services: Services, countWork: () => Promise<WorkCounts>): void {
  const { config, metrics } = services
  if (config.METRICS_TOKEN === undefined) return
  watchStatus(metrics, serverStatusOf(services))
  metrics.watchFigure({
    name: 'jobs_oldest_due_seconds',
    help: 'How long the oldest job that is due has been waiting for a worker',
    read: async () => (await countWork()).jobs.oldestDueSeconds,
  })
  metrics.watchFigure({
    name: 'mails_parked',
    help: 'Emails of which nobody knows whether they were sent',
    read: async () => (await countWork()).mails.parked,
  })
  metrics.watchFigure({
    name: 'mails_waiting',
    help: 'Emails that the mail server did not take yet, and that are tried again',
    read: async () => (await countWork()).mails.waiting,
  })
  metrics.watchFigure({
    name: 'mails_failed',
    help: 'Emails that were refused or given up in the last day',
    read: async () => (await countWork()).mails.failed,
  })
  for (const [kind, name, what] of backups) {
    metrics.watchFigure({
      name: `${name}_age_seconds`,
      help: `Time since ${what} that worked`,
      read: async () => (await countWork()).backups[kind].ageSeconds,
    })
    metrics.watchFigure({
      name: `${name}_succeeded`,
      help: `Whether ${what} worked: 1 or 0`,
      read: async () => {
        const { lastRunSucceeded } = (await countWork()).backups[kind]
        return lastRunSucceeded === null ? null : Number(lastRunSucceeded)
      },
    })
  }
  app.get('/metrics', async (request, reply) => {
    if (!presentsMetricsToken(request.headers.authorization, config))
      throw fail('not_found', httpMessages.nothingHere())
    return reply.type(metrics.contentType).send(await metrics.renderMetrics())
  })
}
