import { once } from 'node:events'
import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import { getFrom } from '../values/present.rules.ts'
import { fail, Problem } from '../contract/problem.ts'
import type { Log } from '../log/log.ts'
import { httpMessages } from './http.messages.ts'

export interface StreamLimits {
  /** Open at once in this process. */
  maxOpen: number
  /** Open at once for one user, key or address. A browser opens six connections to a host. */
  maxPerListener: number
  /** Below the 30 s after which proxies, and our own server, take a silent connection for dead. */
  heartbeatMs: number
  /** Clients connect again by themselves, and so find their way to processes that are new. */
  longestMs: number
}

const usual: StreamLimits = { maxOpen: 500, maxPerListener: 12, heartbeatMs: 15_000, longestMs: 600_000 }
const reconnectMs = 2_000
/** For what was said last, to a client that hardly reads; then the connection is cut. */
const farewellMs = 5_000

export interface Stream {
  /** Whose places are counted together. */
  listener: string
  /** Whose access it depends on. */
  userId: string | null
  begin(signal: AbortSignal): Promise<AsyncIterable<unknown>>
  /** An event as it leaves. */
  write(event: unknown): string
  /** Asked with every heartbeat, and when the access of its user changed. */
  mayStay(): Promise<boolean>
}

export type Streams = ReturnType<typeof createStreams>

/**
 * Server-sent events. Everything that ends a stream aborts its one signal, and what follows from the end follows from
 * that: the client left or is too slow, may not listen any more, has listened long enough, or the process ends.
 */
export function createStreams(options: { log: Log; onOpen: (reply: FastifyReply) => void } & Partial<StreamLimits>) {
  const { log, onOpen, maxOpen, maxPerListener, heartbeatMs, longestMs } = { ...usual, ...options }
  const open = new Set<AbortController>()
  const places = new Map<string, number>()
  const checks = new Map<() => Promise<void>, Stream['userId']>()
  let isClosing = false

  function takePlace(listener: string): AbortController {
    const taken = places.get(listener) ?? 0
    if (isClosing) throw aboutToEnd()
    if (taken >= maxPerListener) throw tooMany('rate_limited', httpMessages.tooManyStreamsOfYours({ count: taken }))
    if (open.size >= maxOpen) throw tooMany('overloaded', httpMessages.tooManyStreams())
    const ending = new AbortController()
    open.add(ending)
    places.set(listener, taken + 1)
    ending.signal.addEventListener('abort', () => {
      open.delete(ending)
      const left = getFrom(places, listener) - 1
      if (left > 0) places.set(listener, left)
      else places.delete(listener)
    })
    return ending
  }

  function speak(reply: FastifyReply, stream: Stream, events: AsyncIterable<unknown>, ending: AbortController): void {
    const { raw: response } = reply
    const { signal } = ending
    reply.headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      connection: 'close',
    })
    reply.hijack()
    response.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders)
    response.write(`retry: ${reconnectMs}\n\n`)
    onOpen(reply)
    const check = async () => {
      if (!(await stream.mayStay().catch(() => false))) ending.abort()
    }
    const beat = async () => {
      await check()
      if (!signal.aborted) response.write(':\n\n')
    }
    checks.set(check, stream.userId)
    const heartbeat = setInterval(() => void beat(), heartbeatMs)
    const longest = setTimeout(() => ending.abort(), longestMs)
    signal.addEventListener('abort', () => {
      clearInterval(heartbeat)
      clearTimeout(longest)
      checks.delete(check)
      response.end()
      setTimeout(() => response.destroy(), farewellMs).unref()
    })
    void tell(reply, stream, events, ending)
  }

  async function tell(reply: FastifyReply, stream: Stream, events: AsyncIterable<unknown>, ending: AbortController) {
    const { raw: response } = reply
    const { signal } = ending
    try {
      for await (const event of events) {
        if (signal.aborted) break
        // Nothing is asked for that the client has no room for: what it did not take in time it is told anew.
        if (!response.write(`data: ${stream.write(event)}\n\n`)) {
          const patience = AbortSignal.timeout(heartbeatMs)
          await once(response, 'drain', { signal: AbortSignal.any([signal, patience]) }).catch(() => response.destroy())
        }
      }
    } catch (error) {
      const isForeseen = signal.aborted || error instanceof Problem
      if (!isForeseen) log.error({ err: error, requestId: reply.request.id }, 'a stream broke off')
    }
    ending.abort()
  }

  return {
    /** A problem until the handler has looked; events from then on. */
    async serve(reply: FastifyReply, stream: Stream): Promise<FastifyReply> {
      const ending = takePlace(stream.listener)
      reply.raw.once('close', () => ending.abort())
      try {
        const events = await stream.begin(ending.signal)
        if (ending.signal.aborted) throw aboutToEnd()
        speak(reply, stream, events, ending)
        return reply
      } catch (error) {
        ending.abort()
        throw error
      }
    },
    /** Ends the streams of a user who may not listen any more, now and not with the next heartbeat; null means anybody. */
    recheck(userId: string | null): void {
      for (const [check, whose] of checks) if (userId === null || whose === userId) void check()
    },
    close(): void {
      isClosing = true
      for (const ending of open) ending.abort()
    },
  }
}

const tooMany = (code: 'rate_limited' | 'overloaded', detail: string): Problem =>
  fail(code, detail, { retryAfterSeconds: 10 })
const aboutToEnd = (): Problem => fail('unavailable', httpMessages.connectAgain(), { retryAfterSeconds: 1 })
