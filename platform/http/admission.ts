import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { httpMessages } from './http.messages.ts'
import { refuseRequest, type RequestRefusal } from './refuse-request.ts'

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
 * A place is free again when it is let go, or the response is sent or its connection lost; work that goes on after its
 * client left is not counted.
 */
export function createAdmission(options: AdmissionOptions) {
  const { maxInFlight, maxWaiting, maxWaitMs, retryAfterSeconds = 1, exemptPaths = [], onOutcome } = options
  const exempt = new Set(exemptPaths)
  const overloaded: RequestRefusal = {
    code: 'overloaded',
    detail: () => httpMessages.busy({ seconds: retryAfterSeconds }),
    retryAfterSeconds,
  }
  const waiting: Waiter[] = []
  const inFlight = new Set<ServerResponse>()
  let timer: NodeJS.Timeout | undefined
  let serve: RequestListener = () => {
    throw new Error('Admission has no listener yet.')
  }

  function admit(request: IncomingMessage, response: ServerResponse, outcome: AdmissionOutcome) {
    inFlight.add(response)
    response.once('close', () => letGo(response))
    onOutcome?.(outcome)
    serve(request, response)
  }

  function letGo(response: ServerResponse) {
    if (!inFlight.delete(response)) return
    const next = inFlight.size < maxInFlight ? waiting.pop() : undefined
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
    refuseRequest(request, response, overloaded)
  }

  return {
    wrap(listener: RequestListener): RequestListener {
      serve = listener
      return (request, response) => {
        if (exempt.has(pathOf(request))) return listener(request, response)
        if (inFlight.size < maxInFlight) return admit(request, response, 'admitted')
        if (maxWaiting === 0) return refuse(request, response, 'displaced')
        if (waiting.length >= maxWaiting) refuseOldest('displaced')
        hold(request, response)
      }
    },
    /** When there is nothing left to do but wait for the client: it sends a file, listens to a stream, reads the answer. */
    letGo,
    state: () => ({ inFlight: inFlight.size, waiting: waiting.length }),
  }
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}
