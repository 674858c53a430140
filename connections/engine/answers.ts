import type { OutboundResponse } from '@wellmet/platform/outbound/outbound.ts'
import { readRetryAfterMs } from '@wellmet/platform/outbound/retry.rules.ts'
import type { ProviderResponse } from './provider.ts'
import { ProviderFailed } from './provider-errors.ts'

/** When a provider does not say how long to wait. */
const usualPauseMs = 30_000
const longestPauseMs = 60 * 60_000

export function answerOf(response: OutboundResponse): ProviderResponse {
  const plain = Object.entries(response.headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return {
    status: response.status,
    headers: Object.fromEntries(plain),
    bytes: () => response.body,
    text: () => response.text(),
    json: () => readJson(response),
  }
}

function readJson(response: OutboundResponse): unknown {
  try {
    return response.json()
  } catch (error) {
    throw new ProviderFailed('Its answer is no JSON.', { cause: error })
  }
}

/** Until when a provider wants to be left alone; `said` is what it says in its own way. */
export function pauseUntil({ headers }: ProviderResponse, now: Date, said: number | null = null): Date {
  // Read against the clock of whoever wrote it: a date means nothing by a clock that goes wrong.
  const theirs = Date.parse(headers['date'] ?? '')
  const asked = readRetryAfterMs(headers['retry-after'], Number.isNaN(theirs) ? now.getTime() : theirs)
  return new Date(now.getTime() + Math.min(longestPauseMs, Math.max(1000, asked ?? said ?? usualPauseMs)))
}
