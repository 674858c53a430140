import type { IncomingMessage, ServerResponse } from 'node:http'
import { problems, type ProblemCode } from '../contract/problem.ts'
import { takeRequestId } from '../log/request-id.ts'
import { inLocale, type Locale } from '../messages/locale.ts'
import { preferredLocale } from '../messages/preferred-locale.ts'

export interface RequestRefusal {
  code: ProblemCode
  detail: () => string
  retryAfterSeconds?: number
  /** For a request whose rest nobody waits for. Otherwise Node reads the rest away and keeps the connection. */
  hangUp?: true
}

/** Answers with a problem before the framework has seen the request, which costs tens of microseconds. */
export function refuseRequest(request: IncomingMessage, response: ServerResponse, refusal: RequestRefusal): void {
  const { code, retryAfterSeconds, hangUp } = refusal
  const requestId = takeRequestId(undefined, false)
  const [status] = problems[code]
  const body = `${beginningOf(refusal, preferredLocale(request.headers['accept-language']))},"requestId":"${requestId}"}`
  response.writeHead(status, {
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
    ...(hangUp ? { connection: 'close' } : {}),
  })
  response.end(body)
}

const beginnings = new WeakMap<RequestRefusal, Map<Locale, string>>()

/** All but the request's id. Written once for a refusal that is used again: under overload it is most of what is said. */
function beginningOf(refusal: RequestRefusal, locale: Locale): string {
  const written = beginnings.get(refusal) ?? new Map<Locale, string>()
  beginnings.set(refusal, written)
  const known = written.get(locale)
  if (known !== undefined) return known
  const { code, detail } = refusal
  const [status, title] = problems[code]
  const beginning = inLocale(locale, () =>
    JSON.stringify({ type: 'about:blank', title: title(), status, code, detail: detail() }).slice(0, -1),
  )
  written.set(locale, beginning)
  return beginning
}
