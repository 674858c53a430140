import type { AddressInfo } from 'node:net'
import { Logger, runTaskListOnce, type TaskList } from 'graphile-worker'
import { createApi } from '../../apps/api/api.ts'
import { areas, hooks } from '../../apps/areas.ts'
import { settingsOf, workOf } from '@wellmet/platform/area.ts'
import { readConfig } from '@wellmet/platform/config/config.ts'
import { enqueue, type Job } from '@wellmet/platform/jobs/job.ts'
import { tasksOf } from '@wellmet/platform/jobs/worker.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { startMailCatcher, type CaughtMail } from '../product/mail-catcher.ts'
import { pastClock } from './past-clock.ts'

/** The product as it ran on an earlier day: its own API and its own jobs, with a clock that only goes forward. */
export interface PastProduct {
  origin: string
  /** Caught here: they leave neither this machine nor this process. */
  mails: readonly CaughtMail[]
  now: () => Date
  /** Moves the clock. What becomes due on the way, such as a reminder, is done at its own time. */
  goTo(moment: Date): Promise<void>
  /** Does what waits to be done, but leaves recounting for later. */
  work(): Promise<void>
  /** Also counts outcomes, with these jobs that the worker does by the clock. */
  count(scheduled: readonly Job<Record<string, never>>[]): Promise<void>
  /** Does all that waits to be done, with these jobs that the worker does by the clock. */
  settle(scheduled?: readonly Job<Record<string, never>>[]): Promise<void>
  close(): Promise<void>
}

/** Sessions last as long as the year. Nobody else can reach this API, so it needs no limits. */
const settingsOfThePast = {
  SESSION_DAYS: '400',
  RATE_LIMIT_FACTOR: '1000',
  MAILS_PER_USER_ON_FIRST_DAY: '1000',
  LOG_LEVEL: 'error',
}

/** These bundle many changes into one recount, which takes longer than the change itself. */
const recounts = ['contacts.sync-graph', 'discovery.rank-companies', 'discovery.save-postings']
const outcomeCount = 'introductions.update-outcome-statistics'

/** A job set for less than this from now only waits for others to join it. */
const bundlingMs = 3_600_000

const silent = new Logger(() => () => {})

export async function openPastProduct(environment: Record<string, string>, start: Date): Promise<PastProduct> {
  const mail = await startMailCatcher()
  const clock = pastClock(start)
  const services = await openServices(configOf(environment, mail.url), 'wellmet-demo', { hooks, now: clock.now })
  const app = await createApi(services)
  // Whoever asks is in this process. After work that holds it up for long, the server must not close what is about to be used.
  Object.assign(app.server, { timeout: 0, keepAliveTimeout: 0 })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const client = await services.database.pool.connect()

  // PostgreSQL has today's clock, so every job of the past looks due to the queue. Those set for later are held here.
  const opened = new Date()
  const all: TaskList = Object.fromEntries(
    Object.entries(tasksOf(workOf(areas), services)).map(([name, run]) => [
      name,
      async (payload, helpers) => {
        const runAt = new Date(helpers.job.run_at)
        const doNow = async () => void (await run!(payload, helpers))
        if (runAt < opened && runAt.getTime() > clock.now().getTime() + bundlingMs) clock.hold(runAt, doNow)
        else await doNow()
      },
    ]),
  )
  const without = (names: readonly string[]): TaskList =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)))
  const [changes, counts] = [without([...recounts, outcomeCount]), without(recounts)]
  const add = (scheduled: readonly Job<Record<string, never>>[]): Promise<void> =>
    services.database.system.asSystem(async (tx) => {
      for (const job of scheduled) await enqueue(tx, job, {})
    })
  const options = { noHandleSignals: true, logger: silent }
  const work = () => runTaskListOnce(options, changes, client).promise

  return {
    origin: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    mails: mail.mails,
    now: clock.now,
    goTo: (moment) => clock.goTo(moment, work),
    work,
    async count(scheduled) {
      await add(scheduled)
      await runTaskListOnce(options, counts, client).promise
    },
    async settle(scheduled = []) {
      await add(scheduled)
      await runTaskListOnce(options, all, client).promise
    },
    async close() {
      client.release()
      await app.close()
      await services.close()
      await mail.stop()
    },
  }
}

function configOf(environment: Record<string, string>, smtpUrl: string) {
  // The cache of one process is enough, and it is gone before the real API starts.
  const { REDIS_URL: _, ...others } = environment
  const database = new URL(present(others['DATABASE_URL']))
  // Whoever stops in the middle begins anew, so no commit has to reach the disk before the next one begins.
  database.searchParams.set('options', '-c synchronous_commit=off')
  return readConfig(
    { ...others, DATABASE_URL: database.href, SMTP_URL: smtpUrl, ...settingsOfThePast },
    settingsOf(areas),
  )
}
