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
  /** Whose requests count together. Without it all are of one caller. */
  sourceOf?: (request: IncomingMessage) => RequestSource
  onOutcome?: (outcome: AdmissionOutcome) => void
}

/** What shows who asks, before anybody looked whether it is true: a session or key, and the network. */
export interface RequestSource {
  caller: string
  network: string
}

type Waiter = {
  request: IncomingMessage
  response: ServerResponse
  source: RequestSource
  since: number
  leave: () => void
}

/** One caller may have so much of all places, so that the others always find one. */
const largestShare = 0.75

/**
 * Stands before the framework, so that a refusal costs tens of microseconds. The next place goes to who has the fewest, and
 * among equals to the newest, because under overload the oldest waiter is the one whose client has most likely given up:
 * first come, first served would serve only those. When there is no room to wait, the oldest of who waits most is refused.
 *
 * A place is free again when it is let go, or the response is sent or its connection lost; work that goes on after its
 * client left is not counted.
 */
export function createAdmission(options: AdmissionOptions) {
  const { maxInFlight, maxWaiting, maxWaitMs, retryAfterSeconds = 1, exemptPaths = [], onOutcome } = options
  const { sourceOf = () => ({ caller: '', network: '' }) } = options
  const share = options.sourceOf ? Math.ceil(largestShare * maxInFlight) : maxInFlight
  const exempt = new Set(exemptPaths)
  const overloaded: RequestRefusal = {
    code: 'overloaded',
    detail: () => httpMessages.busy({ seconds: retryAfterSeconds }),
    retryAfterSeconds,
  }
  const waiting: Waiter[] = []
  const inFlight = new Map<ServerResponse, RequestSource>()
  const placesOf = createCounts()
  const waitingOf = createCounts()
  let timer: NodeJS.Timeout | undefined
  let serve: RequestListener = () => {
    throw new Error('Admission has no listener yet.')
  }

  const mayEnter = ({ caller }: RequestSource) => inFlight.size < maxInFlight && placesOf.caller(caller) < share

  function admit(
    { request, response, source }: Pick<Waiter, 'request' | 'response' | 'source'>,
    outcome: AdmissionOutcome,
  ) {
    inFlight.set(response, source)
    placesOf.add(source, 1)
    response.once('close', () => letGo(response))
    onOutcome?.(outcome)
    serve(request, response)
  }

  function letGo(response: ServerResponse) {
    const source = inFlight.get(response)
    if (!source) return
    inFlight.delete(response)
    placesOf.add(source, -1)
    const next = findNext()
    if (!next) return
    stopWaiting(next)
    admit(next, 'waited')
  }

  /** Who has the fewest places, then whose network has; the newest of them. */
  function findNext(): Waiter | undefined {
    let next: Waiter | undefined
    for (const waiter of waiting)
      if (mayEnter(waiter.source) && (!next || placesOf.compare(waiter.source, next.source) <= 0)) next = waiter
    return next
  }

  function hold(request: IncomingMessage, response: ServerResponse, source: RequestSource) {
    const waiter: Waiter = { request, response, source, since: performance.now(), leave }
    function leave() {
      stopWaiting(waiter)
      onOutcome?.('left')
    }
    response.once('close', leave)
    waiting.push(waiter)
    waitingOf.add(source, 1)
    timer ??= setTimeout(expire, maxWaitMs)
  }

  function stopWaiting(waiter: Waiter) {
    waiting.splice(waiting.indexOf(waiter), 1)
    waitingOf.add(waiter.source, -1)
    waiter.response.off('close', waiter.leave)
  }

  /** All wait equally long, so the front of the queue is always the next to expire and one timer serves them all. */
  function expire() {
    timer = undefined
    const now = performance.now()
    while (waiting[0] && now - waiting[0].since >= maxWaitMs) refuseWaiter(waiting[0], 'expired')
    if (waiting[0]) timer = setTimeout(expire, Math.max(1, waiting[0].since + maxWaitMs - now))
  }

  /** The oldest of who waits most. */
  function makeRoom() {
    let last = waiting[0]
    for (const waiter of waiting) if (last && waitingOf.compare(waiter.source, last.source) > 0) last = waiter
    if (last) refuseWaiter(last, 'displaced')
  }

  function refuseWaiter(waiter: Waiter, outcome: AdmissionOutcome) {
    stopWaiting(waiter)
    refuse(waiter.request, waiter.response, outcome)
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
        const source = sourceOf(request)
        if (mayEnter(source)) return admit({ request, response, source }, 'admitted')
        if (maxWaiting === 0) return refuse(request, response, 'displaced')
        if (waiting.length >= maxWaiting) makeRoom()
        hold(request, response, source)
      }
    },
    /** When there is nothing left to do but wait for the client: it sends a file, listens to a stream, reads the answer. */
    letGo,
    state: () => ({ inFlight: inFlight.size, waiting: waiting.length }),
  }
}

/** How many requests there are of each caller and each network. */
function createCounts() {
  const [callers, networks] = [new Map<string, number>(), new Map<string, number>()]
  const change = (counts: Map<string, number>, key: string, by: number) => {
    const count = (counts.get(key) ?? 0) + by
    if (count === 0) counts.delete(key)
    else counts.set(key, count)
  }
  const ofCaller = (caller: string) => callers.get(caller) ?? 0
  const ofNetwork = (network: string) => networks.get(network) ?? 0
  return {
    caller: ofCaller,
    add({ caller, network }: RequestSource, by: number) {
      change(callers, caller, by)
      change(networks, network, by)
    },
    compare: (one: RequestSource, other: RequestSource): number =>
      ofCaller(one.caller) - ofCaller(other.caller) || ofNetwork(one.network) - ofNetwork(other.network),
  }
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}
