/** What is promised about requests. `docs/operations/slo.md` says it in words. */
export interface Objective {
  alert: string
  /** The share of requests that may break the promise. */
  budget: number
  summary: string
  /** Recorded series: requests that broke it, and all that could have. */
  broken: RecordedRate
  all: RecordedRate
}

/** Requests per second over a window. */
export type RecordedRate = keyof typeof rates

/** Probes and scrapes are no one's request. */
const fromPeople = 'job="wellmet",route!~"/health.*|/metrics"'
/** How long an upload takes depends on the line of whoever sends it. */
const timed = `${fromPeople},route!="/api/network/imports"`
/** Refused before the framework sees them, so the histogram does not have them. */
export const refused = 'admission_outcomes_total{job="wellmet",outcome=~"displaced|expired"}'

/** A series that does not exist yet counts as 0, or a first refusal would be needed before anything is known. */
const rate = (series: string, window: string): string => `(sum(rate(${series}[${window}])) or vector(0))`

export const rates = {
  'wellmet:requests': (window: string) =>
    `${rate(`http_request_duration_seconds_count{${fromPeople}}`, window)}\n+ ${rate(refused, window)}`,
  'wellmet:requests_failed': (window: string) =>
    `${rate(`http_request_duration_seconds_count{${fromPeople},status="5xx"}`, window)}\n+ ${rate(refused, window)}`,
  'wellmet:requests_timed': (window: string) => rate(`http_request_duration_seconds_count{${timed}}`, window),
  // Prometheus 3 writes the limit of the bucket as 1.0.
  'wellmet:requests_slow': (window: string) =>
    `${rate(`http_request_duration_seconds_count{${timed}}`, window)}\n- ${rate(`http_request_duration_seconds_bucket{${timed},le=~"1|1[.]0"}`, window)}`,
}

export const objectives: readonly Objective[] = [
  {
    alert: 'WellmetRequestsFail',
    budget: 0.001,
    summary: 'Too many requests fail or are refused',
    broken: 'wellmet:requests_failed',
    all: 'wellmet:requests',
  },
  {
    alert: 'WellmetRequestsSlow',
    budget: 0.01,
    summary: 'Too many requests take longer than a second',
    broken: 'wellmet:requests_slow',
    all: 'wellmet:requests_timed',
  },
]

/** A budget that is used up this many times too fast, in both windows. The short one ends the alert soon after the fault. */
export interface BurnRate {
  factor: number
  long: Window
  short: Window
  severity: 'page' | 'ticket'
}

export const secondsOf = { '5m': 300, '30m': 1800, '1h': 3600, '6h': 21_600, '3d': 259_200 }
export type Window = keyof typeof secondsOf

export const burnRates: readonly BurnRate[] = [
  { factor: 14.4, long: '1h', short: '5m', severity: 'page' },
  { factor: 6, long: '6h', short: '30m', severity: 'page' },
  { factor: 1, long: '3d', short: '6h', severity: 'ticket' },
]

export const recorded = (name: RecordedRate, window: Window): string => `${name}:rate_${window}`

export const recordingRules: readonly { record: string; expr: string }[] = (Object.keys(secondsOf) as Window[]).flatMap(
  (window) =>
    (Object.keys(rates) as RecordedRate[]).map((name) => ({
      record: recorded(name, window),
      expr: rates[name](window),
    })),
)
