import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client'
import { requestTimesIn, type RequestTimes } from './request-times.rules.ts'

export type Metrics = ReturnType<typeof createMetrics>
/** A figure that is read when somebody asks for it. */
export interface Figure {
  name: string
  help: string
  read: () => Promise<number | null>
}
/** The same for several, told apart by labels whose values come from our own lists or ids. */
export interface Figures {
  name: string
  help: string
  labelNames: readonly string[]
  read: () => Promise<readonly { labels: Record<string, string>; value: number }[]>
}
export type PoolState = { total: number; idle: number; waiting: number }
type ReadinessReading = () => Promise<Record<string, { state: (typeof partStates)[number] }>>

const partStates = ['ok', 'absent', 'failing'] as const
const mailResults = ['sent', 'waiting', 'refused', 'given_up', 'parked'] as const
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const jobBuckets = [0.01, 0.1, 0.5, 1, 5, 15, 60, 300, 900]

/**
 * Figures of the process itself, measured once however many servers it runs: each collection keeps timers and observers
 * of the event loop and of the garbage collector for as long as the process lives.
 */
let ofProcess: Registry | undefined

function processRegistry(): Registry {
  if (!ofProcess) collectDefaultMetrics({ register: (ofProcess = new Registry()) })
  return ofProcess
}

/**
 * One registry per call, so that two servers in one process do not share counts. Labels take only values from our own
 * lists: a route is its pattern, never its path, or strangers could create time series without end.
 */
export function createMetrics() {
  processRegistry()
  const registry = new Registry()
  const registers = [registry]

  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  })
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time a job ran, by name and outcome',
    // Not `job`: Prometheus gives every series a label of that name.
    labelNames: ['name', 'outcome'],
    buckets: jobBuckets,
    registers,
  })
  const outbound = new Histogram({
    name: 'outbound_request_duration_seconds',
    help: 'Time a call to another service took, retries included',
    labelNames: ['method', 'outcome'],
    buckets: requestBuckets,
    registers,
  })
  const admissions = new Counter({
    name: 'admission_outcomes_total',
    help: 'What happened to requests at the door: admitted, waited, displaced, expired, left, or the problem of their body',
    labelNames: ['outcome'],
    registers,
  })
  const mails = new Counter({
    name: 'mails_total',
    help: 'Emails handed to the mail server, by result: sent, waiting (tried again), refused, given_up, parked',
    labelNames: ['result'],
    registers,
  })
  // A series that begins with its first failure has no increase that an alert could see.
  for (const result of mailResults) mails.inc({ result }, 0)
  const pools: { name: string; read: () => PoolState }[] = []
  const connections = new Gauge({
    name: 'db_pool_connections',
    help: 'Database connections by pool: total, idle, and callers waiting for one',
    labelNames: ['pool', 'state'],
    registers: [],
    collect() {
      for (const { name, read } of pools) {
        const { total, idle, waiting } = read()
        this.set({ pool: name, state: 'total' }, total)
        this.set({ pool: name, state: 'idle' }, idle)
        this.set({ pool: name, state: 'waiting' }, waiting)
      }
    },
  })
  registry.registerMetric(connections)
  const readings: ReadinessReading[] = []
  const parts = new Gauge({
    name: 'readiness_part_state',
    help: 'What readiness leans on, by part: 1 for the state that it is in, 0 for the others',
    labelNames: ['part', 'state'],
    registers: [],
    async collect() {
      for (const read of readings)
        for (const [part, now] of Object.entries(await read()))
          for (const state of partStates) this.set({ part, state }, state === now.state ? 1 : 0)
    },
  })
  registry.registerMetric(parts)

  return {
    observeRequest(request: { method: string; route: string | undefined; status: number; seconds: number }): void {
      requests.observe(
        { method: methodOf(request.method), route: request.route ?? 'unmatched', status: classOf(request.status) },
        request.seconds,
      )
    },
    /** What the histogram of requests holds: how many, and after how many seconds a share of them was answered. */
    async readRequestTimes(): Promise<RequestTimes> {
      const { values } = await requests.get()
      const below = new Map<number, number>()
      for (const { metricName, labels, value } of values) {
        if (!metricName?.endsWith('_bucket')) continue
        const { le } = labels as { le?: string | number }
        const bound = le === '+Inf' ? Infinity : Number(le)
        below.set(bound, (below.get(bound) ?? 0) + value)
      }
      return requestTimesIn([...below].toSorted(([a], [b]) => a - b))
    },
    observeJob(job: { name: string; outcome: 'done' | 'failed'; seconds: number }): void {
      jobs.observe({ name: job.name, outcome: job.outcome }, job.seconds)
    },
    observeOutbound: (call: { method: string; outcome: number | string; ms: number }): void => {
      const outcome = typeof call.outcome === 'number' ? classOf(call.outcome) : call.outcome
      outbound.observe({ method: methodOf(call.method), outcome }, call.ms / 1000)
    },
    countAdmission: (outcome: string): void => admissions.inc({ outcome }),
    countMail: (result: (typeof mailResults)[number]): void => mails.inc({ result }),
    watchReadiness: (read: ReadinessReading): void => void readings.push(read),
    watchPool: (name: string, read: () => PoolState): void => void pools.push({ name, read }),
    watchFigure({ name, help, read }: Figure): void {
      const gauge = new Gauge({
        name,
        help,
        registers,
        async collect() {
          const value = await read().catch(() => null)
          // Better no figure than an old one.
          if (value === null) gauge.remove()
          else gauge.set(value)
        },
      })
    },
    watchFigures({ name, help, labelNames, read }: Figures): void {
      const gauge = new Gauge({
        name,
        help,
        labelNames: [...labelNames],
        registers,
        async collect() {
          const figures = await read().catch(() => [])
          gauge.reset()
          for (const { labels, value } of figures) gauge.set(labels, value)
        },
      })
    },
    contentType: registry.contentType,
    renderMetrics: (): Promise<string> => Registry.merge([processRegistry(), registry]).metrics(),
  }
}

const methodOf = (method: string): string => (methods.has(method) ? method : 'other')
const classOf = (status: number): string => `${Math.trunc(status / 100)}xx`
