import { EventEmitter } from 'node:events'
import { hostname } from 'node:os'
import { Logger, type LogLevel, parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import { openPool } from '../database/database.ts'
import { requestIdIn, traceparentIn, type Dependence, type Job, type Work } from './job.ts'
import { withRequest } from '../log/request-context.ts'
import type { Services } from '../services.ts'
import { inSpan } from '../telemetry/tracing.ts'
import { keepHeartbeat } from './heartbeat.ts'

/** Enqueued by the clock: a cron pattern in UTC and a job without a payload. */
export interface ScheduledJob {
  at: string
  job: Job<Record<string, never>>
}

export interface RunningWorker {
  /** Lets what runs finish, then ends. */
  stop(): Promise<void>
}

export async function startWorker(
  services: Services,
  works: readonly Work[],
  schedule: readonly ScheduledJob[],
): Promise<RunningWorker> {
  const { log, config } = services
  const queue = openQueue(services)
  const events: WorkerEvents = new EventEmitter()
  const heartbeat = keepHeartbeat(services, `${hostname()}:${process.pid}`)
  // Jobs are locked in the name of the pool, not of its workers.
  events.on('pool:create', ({ workerPool }) => heartbeat.add(workerPool.id))
  const runner = await run({
    pgPool: queue.pool,
    concurrency: config.JOB_CONCURRENCY,
    noHandleSignals: true,
    pollInterval: 1_000,
    forbiddenFlags: () => withoutPlaces(services),
    events,
    logger: new Logger(() => (level, message) => log[levelOf(level, message)]({ from: 'graphile-worker' }, message)),
    taskList: tasksOf(works, services),
    parsedCronItems: parseCronItems(
      schedule.map(({ at, job }) => ({
        match: at,
        task: job.name,
        identifier: job.name,
        options: { backfillPeriod: 0 },
      })),
    ),
  })
  return {
    async stop() {
      await runner.stop()
      await queue.close()
      await heartbeat.stop()
    },
  }
}

const withoutPlaces = ({ mail, receivers }: Services): Dependence[] => [
  ...(mail.places.has() ? [] : (['mail'] as const)),
  ...(receivers.has() ? [] : (['receivers'] as const)),
]

/** That a job was done is our own line, with the request that caused it. */
const levelOf = (level: LogLevel, message: string): 'error' | 'warn' | 'info' | 'debug' =>
  message.startsWith('Completed task') ? 'debug' : level === 'warning' ? 'warn' : level

/** For taking jobs and putting them back, which is quick: the work itself has the connections of the database. */
const queueConnections = 4

/** New jobs are heard of by LISTEN, which needs a connection of its own: no pooler passes it on. */
function openQueue({ config, database, log }: Services): { pool: Pool; close(): Promise<void> } {
  const { DATABASE_DIRECT_URL: url } = config
  if (url === undefined) return { pool: database.pool, close: async () => {} }
  const pool = openPool({ url, maxConnections: queueConnections, log, name: 'wellmet-queue' })
  return { pool, close: () => pool.end() }
}

export const tasksOf = (works: readonly Work[], services: Services): TaskList =>
  Object.fromEntries(works.map((one) => [one.job.name, taskOf(one, services)]))

function taskOf({ job, run }: Work, services: Services): TaskList[string] {
  return (payload, { job: { id, attempts, max_attempts, flags } }) =>
    inRequest(requestIdIn(flags), async () => {
      const started = performance.now()
      let outcome: 'done' | 'failed' = 'failed'
      try {
        const attempt = { jobId: id, number: attempts, last: attempts >= max_attempts }
        await inSpan(job.name, traceparentIn(flags), () => run(services, payload, attempt))
        outcome = 'done'
      } finally {
        const seconds = (performance.now() - started) / 1000
        services.metrics.observeJob({ name: job.name, outcome, seconds })
        services.log.info({ job: job.name, jobId: id, attempt: attempts, outcome, seconds }, 'job')
      }
    })
}

/** The lines of a job carry the id of the request that caused it, as those of the request do. */
const inRequest = (id: string | undefined, run: () => Promise<void>): Promise<void> =>
  id === undefined ? run() : withRequest({ id, network: null }, run)
