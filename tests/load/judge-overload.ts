import { spreadOf, type Spread } from '../../bench/ground/percentiles.ts'
import type { Sample } from './load.ts'

export interface Observed {
  run: number
  capacity: number
  offered: number
  /** How long the overload lasted; what was intended later belongs to the recovery. */
  seconds: number
  samples: readonly Sample[]
  probes: readonly number[]
}

export interface Judged extends Pick<Observed, 'run' | 'capacity' | 'offered'> {
  goodput: number
  admitted: Spread
  refused: Spread
  refusedShare: number
  kinds: string
  health: Spread
  normalAfter: number
  /** What was promised and not held: makes the run fail. */
  broken: string[]
  /** What was aimed at and not reached: shown. */
  missed: string[]
}

/** Refusals may take as long as the longest wait for a place (150 ms), and a little more. */
const goals = { admittedP99: 1_000, goodputShare: 0.8, refusedP99: 250, health: 200, normalAfter: 5 }
const windowMs = 250
const normalMs = 100

export function judgeOverload({ samples, probes, seconds, ...observed }: Observed): Judged {
  const during = samples.filter(([intended]) => intended < seconds * 1000)
  const latencies = (some: readonly Sample[]) => spreadOf(some.map(([, latency]) => latency))
  const admittedSamples = during.filter(([, , status]) => status === 200)
  const refusedSamples = during.filter(([, , status]) => status !== 200)
  const proper = refusedSamples.filter(([, , status, retryAfter]) => (status === 503 || status === 429) && retryAfter)
  const kinds = [...Map.groupBy(refusedSamples, ([, , status]) => status)].map(
    ([status, all]) => `${all.length} x ${status || 'no answer'}`,
  )
  const admitted = latencies(admittedSamples)
  const refused = latencies(refusedSamples)
  const health = spreadOf(probes)
  const goodput = admittedSamples.length / seconds
  const normalAfter = normalAgain(
    samples.filter(([intended]) => intended >= seconds * 1000),
    seconds * 1000,
  )
  const broken = [
    ...(admitted.p99 < goals.admittedP99 ? [] : ['admitted p99']),
    ...(proper.length === refusedSamples.length ? [] : ['refusals without Retry-After or without an answer']),
  ]
  const missed = [
    ...(goodput >= goals.goodputShare * observed.capacity ? [] : ['goodput']),
    ...(refusedSamples.length === 0 || refused.p99 < goals.refusedP99 ? [] : ['refused p99']),
    ...(health.max < goals.health ? [] : ['health']),
    ...(normalAfter <= goals.normalAfter ? [] : ['normal again']),
  ]
  return {
    ...observed,
    goodput,
    admitted,
    refused,
    refusedShare: refusedSamples.length / during.length,
    kinds: kinds.join(', '),
    health,
    normalAfter,
    broken,
    missed,
  }
}

/** Seconds after the overload until a window of a quarter of a second in which 99 % were answered 200 within 100 ms. */
function normalAgain(samples: readonly Sample[], from: number): number {
  const windows = Map.groupBy(samples, ([intended]) => Math.floor((intended - from) / windowMs))
  for (const [window, all] of [...windows].toSorted(([a], [b]) => a - b)) {
    const normal = all.filter(([, latency, status]) => status === 200 && latency < normalMs)
    if (normal.length >= 0.99 * all.length) return (window * windowMs) / 1000
  }
  return Number.POSITIVE_INFINITY
}
