import type { IncomingMessage, ServerResponse } from 'node:http'
import { problems, type ProblemCode } from '../contract/problem.ts'
import { takeRequestId } from '../log/request-id.ts'
import { inLocale } from '../messages/locale.ts'
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
  const { code, detail, retryAfterSeconds, hangUp } = refusal
  const requestId = takeRequestId(undefined, false)
  const [status, title] = problems[code]
  const body = inLocale(preferredLocale(request.headers['accept-language']), () =>
    JSON.stringify({ type: 'about:blank', title: title(), status, code, detail: detail(), requestId }),
  )
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
