import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ProblemCode } from '../contract/problem.ts'
import { httpMessages } from './http.messages.ts'
import { watchPace, type Pace } from './pace.ts'
import { refuseRequest, type RequestRefusal } from './refuse-request.ts'

export interface BodyLimits {
  /** The largest body. Mail-sized, not file-sized: files are uploads, with limits of their own. */
  maxBytes: number
  /** Unfinished at once from one network. When there are more, the oldest of them is refused. */
  maxPerNetwork: number
  /** Unfinished at once from all networks. When there are more, the oldest of all is refused. */
  maxUnfinished: number
  pace: Pace
}

export const usualBodyLimits: BodyLimits = {
  maxBytes: 256 * 1024,
  maxPerNetwork: 4,
  maxUnfinished: 256,
  pace: { bytes: 3_000, withinMs: 3_000 },
}

interface BodyOptions {
  limits: BodyLimits
  /** Whose unfinished bodies are counted together. */
  networkOf: (request: IncomingMessage) => string
  onRefused?: (code: ProblemCode) => void
}

interface Unfinished {
  network: string
  refuse(refusal: RequestRefusal): void
}

/**
 * Waits for the whole body before the request goes on, so that a slow sender takes no place from others. The oldest
 * unfinished body makes room for a new one: honest bodies arrive within milliseconds, so the oldest is a slow one.
 */
export function createBodies({ limits, networkOf, onRefused }: BodyOptions) {
  const unfinished = new Set<Unfinished>()
  const arrived = new WeakMap<IncomingMessage, Buffer>()

  function makeRoom(network: string): void {
    const ofNetwork = Array.from(unfinished).filter((one) => one.network === network)
    if (ofNetwork.length >= limits.maxPerNetwork) ofNetwork[0]?.refuse(displaced)
    else if (unfinished.size >= limits.maxUnfinished) unfinished.values().next().value?.refuse(displaced)
  }

  function receive(request: IncomingMessage, response: ServerResponse, serve: RequestListener): void {
    if (Number(request.headers['content-length'] ?? 0) > limits.maxBytes) return refuse(large)
    const network = networkOf(request)
    makeRoom(network)
    const chunks: Buffer[] = []
    let bytes = 0
    const one: Unfinished = { network, refuse: giveUp }
    const pace = watchPace(limits.pace, () => giveUp(slow))
    function take(chunk: Buffer): void {
      bytes += chunk.length
      if (bytes > limits.maxBytes) return giveUp(large)
      chunks.push(chunk)
      pace.count(chunk.length)
    }
    function finish(): void {
      leave()
      arrived.set(request, Buffer.concat(chunks))
      serve(request, response)
    }
    function leave(): void {
      unfinished.delete(one)
      pace.stop()
      request.off('data', take).off('end', finish).off('close', leave)
    }
    function giveUp(refusal: RequestRefusal): void {
      leave()
      refuse(refusal)
    }
    function refuse(refusal: RequestRefusal): void {
      onRefused?.(refusal.code)
      refuseRequest(request, response, refusal)
    }
    unfinished.add(one)
    request.on('data', take).once('end', finish).once('close', leave)
  }

  return {
    wrap:
      (serve: RequestListener): RequestListener =>
      (request, response) =>
        hasBody(request) ? receive(request, response, serve) : serve(request, response),
    /** For whoever checks a signature over it. */
    bytesOf: (request: IncomingMessage): Buffer => arrived.get(request) ?? Buffer.alloc(0),
    /** The body that has arrived, for the framework to read. */
    bodyOf(request: IncomingMessage): Readable | undefined {
      const body = arrived.get(request)
      if (!body) return undefined
      const stream = new Readable({ read() {} })
      stream.push(body)
      stream.push(null)
      return stream
    },
  }
}

/** Files are handed on as they arrive (uploads.ts), and of a GET nobody reads the body. */
function hasBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD' || isFile(headers['content-type'])) return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

const isFile = (contentType = ''): boolean => /^application\/octet-stream\s*(?:;|$)/i.test(contentType.trim())

const displaced: RequestRefusal = {
  code: 'overloaded',
  detail: () => httpMessages.busy({ seconds: 1 }),
  retryAfterSeconds: 1,
  hangUp: true,
}
const slow: RequestRefusal = { code: 'too_slow', detail: httpMessages.bodyTooSlow, hangUp: true }
const large: RequestRefusal = { code: 'too_large', detail: httpMessages.bodyTooLarge }
