import { isIP } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Agent } from 'undici'
import { guardLookup, type Resolve } from './guarded-lookup.ts'
import { type BreakerOptions, createOrigins } from './origins.ts'
import { asOutboundError, isTheirFault, OutboundError, type OutboundProblem } from './outbound-error.ts'
import type { RetryBudgetOptions } from './retry-budget.ts'
import { backoffMs, isPassingStatus, mayRepeat, readRetryAfterMs } from './retry.rules.ts'
import { type Answer, send } from './send.ts'
import { readTarget } from './target.ts'

export type OutboundOptions = {
  /** Exact origins from the configuration (`http://127.0.0.1:4010`): any port, any address, private ones included. */
  trustedOrigins?: readonly string[]
  userAgent?: string
  connectMs?: number
  headersMs?: number
  /** The longest silence within a body; a slow but steady body is ended by `totalMs`. */
  bodyMs?: number
  /** For the whole call: redirects, retries and pauses included. */
  totalMs?: number
  maxBytes?: number
  maxTries?: number
  breaker?: BreakerOptions
  budget?: RetryBudgetOptions
  onCall?: (call: OutboundCall) => void
  resolve?: Resolve
}

export type OutboundRequest = {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'PROPFIND' | 'REPORT'
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Sent as a header; makes any method safe to repeat, because the other side promises to act once. */
  idempotencyKey?: string
  /** The address was typed by a user: trusted origins do not count, or a webhook could reach them. */
  isUserGiven?: boolean
  /** Fewer than usual: 1 for what is billed each time. */
  maxTries?: number
  /** Of addresses that a user typed, the origins that may be private all the same, because the operator named them. */
  userOrigins?: readonly string[]
  /** Whoever calls leaves each receiver alone by itself: many of them may share an origin, and one must not stop the others. */
  restsByItself?: boolean
  /** How many redirects are followed; the next one is the answer. */
  redirects?: number
  totalMs?: number
  /** The longest silence before the answer begins and within it, for what thinks before it speaks. */
  silenceMs?: number
  maxBytes?: number
  signal?: AbortSignal
}

export type OutboundResponse = Answer & { tries: number; text(): string; json(): unknown }
export type OutboundCall = {
  origin: string
  method: string
  outcome: number | OutboundProblem
  tries: number
  ms: number
}
export type Outbound = ReturnType<typeof createOutbound>

const defaultBreaker = { failureShare: 0.5, calls: 20, fewest: 10, openMs: 10_000 }
const defaultBudget = { share: 0.1, floor: 3, windowMs: 60_000 }

/** The only door to the outside: no private addresses, nothing without a deadline, a size and a budget for retries. */
export function createOutbound(options: OutboundOptions = {}) {
  const {
    connectMs = 3000,
    headersMs = 10_000,
    bodyMs = 5000,
    totalMs = 15_000,
    maxBytes = 1 << 20,
    maxTries = 3,
  } = options
  const { userAgent = 'wellmet', onCall, resolve, breaker = defaultBreaker, budget = defaultBudget } = options
  const trusted = new Set((options.trustedOrigins ?? []).map((origin) => new URL(origin).origin))
  const origins = createOrigins(breaker, budget)
  const agentOptions = { headersTimeout: headersMs, bodyTimeout: bodyMs, connections: 64, allowH2: false }
  const lookup = guardLookup(resolve)
  const dispatchers = {
    guarded: new Agent({ ...agentOptions, connect: { lookup, timeout: connectMs } }),
    trusted: new Agent({ ...agentOptions, connect: { timeout: connectMs } }),
  }

  async function request(url: string | URL, call: OutboundRequest = {}): Promise<OutboundResponse> {
    const start = performance.now()
    const method = call.method ?? 'GET'
    let origin = ''
    let tries = 0
    const report = (outcome: number | OutboundProblem) =>
      onCall?.({ origin, method, outcome, tries, ms: performance.now() - start })
    try {
      const target = readTarget(url, call.isUserGiven ? new Set(call.userOrigins) : trusted)
      origin = target.url.origin
      const answer = await tryRepeatedly(() => ((tries += 1), attempt(target)), origin, call, start)
      report(answer.status)
      return {
        ...answer,
        tries,
        text: () => answer.body.toString('utf8'),
        json: () => JSON.parse(answer.body.toString('utf8')) as unknown,
      }
    } catch (error) {
      report(error instanceof OutboundError ? error.code : 'unreachable')
      throw error
    }

    async function attempt(target: ReturnType<typeof readTarget>): Promise<Answer> {
      const deadline = AbortSignal.timeout(
        Math.max(1, Math.ceil((call.totalMs ?? totalMs) - (performance.now() - start))),
      )
      const outgoing = {
        method,
        headers: headersOf(call, userAgent),
        body: call.body,
        maxBytes: call.maxBytes ?? maxBytes,
        redirects: call.redirects,
        silenceMs: call.silenceMs,
        signal: call.signal ? AbortSignal.any([deadline, call.signal]) : deadline,
      }
      const sent = () =>
        send(target, outgoing, dispatchers).catch((error: unknown) => {
          throw asOutboundError(error, deadline, call.signal)
        })
      return call.restsByItself ? sent() : origins.guard(origin, sent)
    }
  }

  async function tryRepeatedly(attempt: () => Promise<Answer>, origin: string, call: OutboundRequest, start: number) {
    const { budget: retries } = origins.get(origin)
    retries.noteRequest()
    for (let count = 0; ; count += 1) {
      const [answer, error] = await settle(attempt())
      const failed = answer ? isPassingStatus(answer.status) : isTheirFault(error)
      const waitMs = pauseBefore(answer, count)
      const hasTime = performance.now() - start + waitMs < (call.totalMs ?? totalMs)
      const mayTry = count + 1 < (call.maxTries ?? maxTries)
      const again = failed && hasTime && mayTry && mayRepeat(call.method ?? 'GET', call.idempotencyKey)
      if (!again || !retries.takeRetry()) {
        if (answer) return answer
        throw error
      }
      await pause(waitMs, undefined, call.signal ? { signal: call.signal } : {}).catch(() => {
        throw new OutboundError('aborted', 'The call was given up.')
      })
    }
  }

  /**
   * Where a host that a user typed leads, for connections that are not HTTP. Connect to this very address: asked again,
   * a hostile name server answers with another one.
   */
  async function findAddress(typed: string): Promise<string> {
    const { url } = readTarget(`https://${typed}`, new Set())
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) !== 0) return host
    return await new Promise((found, refused) => {
      lookup(host, { all: false }, (error, address) => {
        if (typeof address === 'string' && !error) found(address)
        else refused(asOutboundError(error, new AbortController().signal, undefined))
      })
    })
  }

  return {
    request,
    findAddress,
    close: async () => void (await Promise.all([dispatchers.guarded.destroy(), dispatchers.trusted.destroy()])),
  }
}

function pauseBefore(answer: Answer | undefined, count: number): number {
  const asked = answer && readRetryAfterMs(answer.headers['retry-after'], Date.now())
  return (asked ?? 0) + backoffMs(count, Math.random())
}

function headersOf({ headers = {}, idempotencyKey }: OutboundRequest, userAgent: string): Record<string, string> {
  const own = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  return {
    'user-agent': userAgent,
    // A compressed answer would make the size limit say little about what comes out of it.
    'accept-encoding': 'identity',
    ...own,
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  }
}

async function settle<T>(promise: Promise<T>): Promise<[T, undefined] | [undefined, unknown]> {
  try {
    return [await promise, undefined]
  } catch (error) {
    return [undefined, error]
  }
}
