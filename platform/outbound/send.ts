import { type Dispatcher, request as undiciRequest } from 'undici'
import { OutboundError } from './outbound-error.ts'
import { readTarget, type Target } from './target.ts'

export type Outgoing = {
  method: string
  headers: Record<string, string>
  body: string | Uint8Array | undefined
  maxBytes: number
  /** The usual number if undefined. */
  redirects: number | undefined
  /** The usual time if undefined. */
  silenceMs: number | undefined
  signal: AbortSignal
}
export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  url: string
}
export type Dispatchers = { guarded: Dispatcher; trusted: Dispatcher }

const mostRedirects = 3
const redirects = new Set([301, 302, 303, 307, 308])
const harmlessHeaders = new Set(['accept', 'accept-language', 'accept-encoding', 'user-agent'])

/** One try: sends, follows redirects with every hop checked anew, reads at most `maxBytes`. */
export async function send(first: Target, outgoing: Outgoing, dispatchers: Dispatchers): Promise<Answer> {
  let target = first
  let sending = outgoing
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const answer = await sendOnce(target, sending, dispatchers)
    const location = answer.headers['location']
    if (hop === outgoing.redirects) return answer
    if (!redirects.has(answer.status) || typeof location !== 'string') return answer
    const next = readHop(target, location)
    sending = carryOver(sending, answer.status, next.url.origin === target.url.origin)
    target = next
  }
  throw new OutboundError('too_many_redirects', `More than ${mostRedirects} redirects.`)
}

/** Trust belongs to the address we were configured with: a redirect keeps it only by staying there. */
function readHop(from: Target, location: string): Target {
  if (!URL.canParse(location, from.url.href)) throw new OutboundError('bad_url', 'The redirect leads to no URL.')
  const url = new URL(location, from.url)
  const isDowngrade = from.url.protocol === 'https:' && url.protocol === 'http:'
  if (isDowngrade) throw new OutboundError('bad_url', 'A redirect from https to http is not followed.')
  return readTarget(url, new Set(from.isTrusted ? [from.url.origin] : []))
}

/** Credentials and bodies never leave for another origin. */
function carryOver(outgoing: Outgoing, status: number, isSameOrigin: boolean): Outgoing {
  const isReading = outgoing.method === 'GET' || outgoing.method === 'HEAD'
  const keepsMethod = isReading || status === 307 || status === 308 || (status !== 303 && outgoing.method !== 'POST')
  const body = keepsMethod ? outgoing.body : undefined
  if (!isSameOrigin && body !== undefined)
    throw new OutboundError('bad_url', 'A redirect would send the body elsewhere.')
  const kept = Object.entries(outgoing.headers).filter(
    ([name]) => harmlessHeaders.has(name) || (isSameOrigin && (body !== undefined || !name.startsWith('content-'))),
  )
  return { ...outgoing, body, method: keepsMethod ? outgoing.method : 'GET', headers: Object.fromEntries(kept) }
}

async function sendOnce({ url, isTrusted }: Target, outgoing: Outgoing, dispatchers: Dispatchers): Promise<Answer> {
  const { statusCode, headers, body } = await undiciRequest(url, {
    dispatcher: isTrusted ? dispatchers.trusted : dispatchers.guarded,
    method: outgoing.method,
    headers: outgoing.headers,
    body: outgoing.body ?? null,
    ...(outgoing.silenceMs === undefined
      ? {}
      : { headersTimeout: outgoing.silenceMs, bodyTimeout: outgoing.silenceMs }),
    signal: outgoing.signal,
  })
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    // Leaving the loop destroys the stream, and with it the connection: nothing more is read.
    if (size > outgoing.maxBytes)
      throw new OutboundError('too_large', `The answer is larger than ${outgoing.maxBytes} bytes.`)
    chunks.push(chunk)
  }
  return { status: statusCode, headers, body: Buffer.concat(chunks), url: url.href }
}
