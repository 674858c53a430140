import type { ProviderAnswer, SharedCredits } from './enrichment.contract.ts'

/** The spans that are counted now. */
export interface Spans {
  readonly month: Date
  readonly nextMonth: Date
  readonly minute: Date
  readonly nextMinute: Date
}

const minuteMs = 60_000

/** What a provider said is asked again after thirty days; "nobody" is believed as long as what was found. */
export const answerLastsMs = 30 * 24 * 60 * minuteMs

/** A month of the account begins on its day, in UTC; a minute is a fixed one, as the provider counts. */
export function spansAt(now: Date, resetDay: number): Spans {
  const months = now.getUTCFullYear() * 12 + now.getUTCMonth() - (now.getUTCDate() < resetDay ? 1 : 0)
  const beginning = (month: number) => new Date(Date.UTC(Math.floor(month / 12), month % 12, resetDay))
  const minute = Math.floor(now.getTime() / minuteMs) * minuteMs
  return {
    month: beginning(months),
    nextMonth: beginning(months + 1),
    minute: new Date(minute),
    nextMinute: new Date(minute + minuteMs),
  }
}

/** What one workspace may take of the server's credits; never nothing, or the setting would switch the provider off. */
export const workspaceShare = (server: number, percent: number): number =>
  Math.max(1, Math.floor((server * percent) / 100))

export interface Limits {
  readonly server: number
  readonly workspace: number
  readonly perMinute: number
}

export interface Usage {
  readonly server: number
  readonly workspace: number
  readonly minute: number
  readonly pausedUntil: Date | null
}

/** How many profiles may still be asked for: the server's and the workspace's share both hold. */
export const roomIn = (usage: Usage, limits: Limits): number =>
  Math.max(0, Math.min(limits.server - usage.server, limits.workspace - usage.workspace))

/** Shows what is left of the workspace's own share. What is left of the server's would tell how much others search. */
export function creditsLeft(usage: Usage, limits: Limits, spans: Spans, now: Date): SharedCredits {
  const remaining = Math.max(0, limits.workspace - usage.workspace)
  const limitedUntil = (until: Date): SharedCredits => ({
    state: 'limited',
    remaining,
    resetsAt: until.toISOString(),
  })
  if (roomIn(usage, limits) === 0) return limitedUntil(spans.nextMonth)
  if (usage.pausedUntil !== null && usage.pausedUntil > now) return limitedUntil(usage.pausedUntil)
  if (usage.minute >= limits.perMinute) return limitedUntil(spans.nextMinute)
  return { state: 'ok', remaining, resetsAt: spans.nextMonth.toISOString() }
}

/** An answer that nobody can read may have cost all that was reserved. */
export function spentBy(answer: ProviderAnswer<unknown>, reserved: number): number {
  if (answer.kind === 'found') return answer.spent
  return answer.kind === 'failed' && answer.mayBeBilled ? reserved : 0
}
