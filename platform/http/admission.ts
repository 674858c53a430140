import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { problemMessages } from '../contract/problem.messages.ts'
import { takeRequestId } from '../log/request-id.ts'
import { inLocale } from '../messages/locale.ts'
import { httpMessages } from './http.messages.ts'
import { preferredLocale } from './request-locale.ts'

export type AdmissionOutcome = 'admitted' | 'waited' | 'displaced' | 'expired' | 'left'

export type AdmissionOptions = {
  /** Requests being worked on at once. */
  maxInFlight: number
  /** Requests held back at once; the newest is served first, and when there is no room the oldest is refused. */
  maxWaiting: number
  maxWaitMs: number
  retryAfterSeconds?: number
  /** Paths that always pass: health checks must answer while everything else is refused. */
  exemptPaths?: readonly string[]
  onOutcome?: (outcome: AdmissionOutcome) => void
}

type Waiter = { request: IncomingMessage; response: ServerResponse; since: number; leave: () => void }

/**
 * Stands before the framework, so that a refusal costs tens of microseconds. Newest first, because under overload the
 * oldest waiter is the one whose client has most likely given up: first come, first served would serve only those.
 *
 * A place is free again when the response is sent, its connection is lost, or it is let go; work that goes on after its
 * client left is not counted.
 */
export function createAdmission(options: AdmissionOptions) {
  const { maxInFlight, maxWaiting, maxWaitMs, retryAfterSeconds = 1, exemptPaths = [], onOutcome } = options
  const exempt = new Set(exemptPaths)
  const waiting: Waiter[] = []
  let inFlight = 0
  let timer: NodeJS.Timeout | undefined
  let serve: RequestListener = () => {
    throw new Error('Admission has no listener yet.')
  }

  function admit(request: IncomingMessage, response: ServerResponse, outcome: AdmissionOutcome) {
    inFlight += 1
    response.once('close', release)
    onOutcome?.(outcome)
    serve(request, response)
  }

  function release() {
    inFlight -= 1
    const next = inFlight < maxInFlight ? waiting.pop() : undefined
    if (!next) return
    next.response.off('close', next.leave)
    admit(next.request, next.response, 'waited')
  }

  function hold(request: IncomingMessage, response: ServerResponse) {
    const waiter: Waiter = { request, response, since: performance.now(), leave }
    function leave() {
      waiting.splice(waiting.indexOf(waiter), 1)
      onOutcome?.('left')
    }
    response.once('close', leave)
    waiting.push(waiter)
    timer ??= setTimeout(expire, maxWaitMs)
  }

  /** All wait equally long, so the front of the queue is always the next to expire and one timer serves them all. */
  function expire() {
    timer = undefined
    const now = performance.now()
    while (waiting[0] && now - waiting[0].since >= maxWaitMs) refuseOldest('expired')
    if (waiting[0]) timer = setTimeout(expire, Math.max(1, waiting[0].since + maxWaitMs - now))
  }

  function refuseOldest(outcome: AdmissionOutcome) {
    const oldest = waiting.shift()
    if (!oldest) return
    oldest.response.off('close', oldest.leave)
    refuse(oldest.request, oldest.response, outcome)
  }

  function refuse(request: IncomingMessage, response: ServerResponse, outcome: AdmissionOutcome) {
    onOutcome?.(outcome)
    sendRefusal(request, response, retryAfterSeconds)
  }

  return {
    wrap(listener: RequestListener): RequestListener {
      serve = listener
      return (request, response) => {
        if (exempt.has(pathOf(request))) return listener(request, response)
        if (inFlight < maxInFlight) return admit(request, response, 'admitted')
        if (maxWaiting === 0) return refuse(request, response, 'displaced')
        if (waiting.length >= maxWaiting) refuseOldest('displaced')
        hold(request, response)
      }
    },
    /** Before it is sent: a stream stays open for minutes and works for moments. */
    letGo(response: ServerResponse): void {
      if (response.listenerCount('close', release) === 0) return
      response.off('close', release)
      release()
    },
    state: () => ({ inFlight, waiting: waiting.length }),
  }
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}

/** Node keeps the connection and reads away an unread body by itself: the client need not connect again to retry. */
function sendRefusal(request: IncomingMessage, response: ServerResponse, retryAfterSeconds: number) {
  const requestId = takeRequestId(request.headers['x-request-id'])
  const body = inLocale(preferredLocale(request.headers['accept-language']), () =>
    JSON.stringify({
      type: 'about:blank',
      title: problemMessages.overloaded(),
      status: 503,
      code: 'overloaded',
      detail: httpMessages.busy({ seconds: retryAfterSeconds }),
      requestId,
    }),
  )
  response.writeHead(503, {
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'retry-after': String(retryAfterSeconds),
    'cache-control': 'no-store',
    'x-request-id': requestId,
  })
  response.end(body)
}
