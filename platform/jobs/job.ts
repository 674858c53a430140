import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../database/connection.ts'
import { shareLock } from '../database/locks.store.ts'
import type { Services } from '../services.ts'
import { currentRequest } from '../log/request-context.ts'
import { currentTraceparent } from '../telemetry/tracing.ts'

/** Work to be done later: a name of the form `area.verb-noun` and the shape of what it needs to know. */
export interface Job<P = unknown> {
  name: `${string}.${string}`
  payload: z.ZodType<P>
  /** What it depends on besides the database. While that has no place for more, workers take other jobs. */
  dependsOn?: Dependence
}

/** The mail server, or servers of which members gave the address. */
export type Dependence = 'mail' | 'receivers'

export const job = <P>(name: Job['name'], payload: z.ZodType<P>, dependsOn?: Dependence): Job<P> => ({
  name,
  payload,
  ...(dependsOn ? { dependsOn } : {}),
})

export interface Enqueue {
  /** Jobs with the same key are one job: while it waits, a new one replaces it. */
  key?: string
  runAt?: Date
  /** Jobs of one queue run one after the other. */
  queue?: string
  maxAttempts?: number
}

/** In the caller's transaction: the job exists if and only if the change that needs it does. */
export async function enqueue<P>(
  tx: Tx,
  { name, payload, dependsOn }: Job<P>,
  value: P,
  options: Enqueue = {},
): Promise<void> {
  const json = JSON.stringify(payload.parse(value))
  const traceparent = currentTraceparent()
  const requestId = currentRequest()?.id
  const flags = [
    ...(dependsOn ? [dependsOn] : []),
    ...(traceparent ? [traceFlag + traceparent] : []),
    ...(requestId ? [requestFlag + requestId] : []),
  ]
  if (options.queue !== undefined) await shareLock(tx, { name: queueLock, key: options.queue })
  const add = sql<{ id: string | null }>`select id from graphile_worker.add_job(
    identifier => ${name}, payload => ${json}::json, queue_name => ${options.queue ?? null},
    run_at => ${options.runAt ?? null}::timestamptz, max_attempts => ${options.maxAttempts ?? 12}::int,
    job_key => ${options.key ?? null}, flags => ${flags.length > 0 ? flags : null}::text[])`
  // Nothing is added if a worker takes the job with this key between two statements of the function. Then it is locked
  // the second time, and a new one is added.
  for (let tries = 0; tries < triesOfKey; tries += 1) {
    const { rows } = await add.execute(tx)
    if (rows[0]?.id) return
  }
  throw new Error(`No job was added under the key ${options.key}`)
}

const triesOfKey = 5

/**
 * Shared by every transaction that adds a job to a queue. A queue that was deleted before such a transaction ends would
 * leave its job without one, and no worker would ever take it.
 */
export const queueLock = 'platform.job-queue'

/** Flags, because a payload says what to do and holds nothing else. */
const traceFlag = 'traceparent:'
const requestFlag = 'request:'

type Flags = Record<string, true> | null

const flagIn = (flags: Flags, prefix: string): string | undefined =>
  Object.keys(flags ?? {})
    .find((flag) => flag.startsWith(prefix))
    ?.slice(prefix.length)

/** What `enqueue` wrote into the flags of a job, if it ran inside a trace. */
export const traceparentIn = (flags: Flags): string | undefined => flagIn(flags, traceFlag)

/** The request that caused the job, directly or by another job. */
export const requestIdIn = (flags: Flags): string | undefined => flagIn(flags, requestFlag)

/** In the caller's transaction. A job that is being done already is not stopped. */
export async function cancelJob(tx: Tx, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key})`.execute(tx)
}

/** How a job is done. The two kinds differ in what running twice would mean. */
export interface Work {
  job: Job
  run: (services: Services, payload: unknown, attempt: Attempt) => Promise<void>
}

export interface Attempt {
  jobId: string
  number: number
  last: boolean
}

/** What work has whose whole effect is in the database. */
export interface WorkContext {
  tx: Tx
  services: Services
}

/**
 * Work whose whole effect is in the database: done in one transaction together with a receipt, so a job that runs again
 * after a crash finds the receipt and does nothing.
 */
export const work = <P>(job: Job<P>, run: (context: WorkContext, payload: P) => Promise<void>): Work => ({
  job,
  run: (services, payload, { jobId }) =>
    // As the system: runs jobs
    services.database.system.asSystem((tx) =>
      once(tx, `job:${jobId}`, () => run({ tx, services }, job.payload.parse(payload))),
    ),
})

/** Work that reaches outside (mail, providers): nothing here can make it happen once, so it must see to that itself. */
export const attempt = <P>(
  job: Job<P>,
  run: (context: { services: Services; attempt: Attempt }, payload: P) => Promise<void>,
): Work => ({
  job,
  run: (services, payload, attempt) => run({ services, attempt }, job.payload.parse(payload)),
})

/** Runs `effect` unless its receipt exists; both are committed together or not at all. */
export async function once(tx: Tx, key: string, effect: () => Promise<void>): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('platform.processedJobs')
    .values({ key })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 1n) await effect()
}
