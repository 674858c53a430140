import { statusesOf, type Endpoint } from '@wellmet/platform/contract/endpoint.ts'
import type { IdPool } from './id-pool.ts'
import type { Answer } from './send-request.ts'

export type Expected =
  | 401
  | 403
  /** Let in, whatever becomes of it. */
  | 'welcome'
  /** May well succeed on what is theirs. */
  | 'nothing foreign'
  /** Not yours is answered as not there is: to the byte. */
  | { like: Answer; nowhere: string; id: string }

/** What somebody must not be shown. */
export interface Foreign {
  /** A word that stands in all of it, where there is one. */
  canary: string | null
  ids: IdPool
}

/** What is wrong with the answer; nothing when it is as it should be. */
export function denialOf(
  endpoint: Endpoint,
  who: string,
  expected: Expected,
  answer: Answer,
  foreign?: Foreign,
): string[] {
  const declared: readonly number[] = statusesOf(endpoint)
  const says = (what: string) =>
    `${endpoint.route} asked by ${who} ${what}: ${answer.status} ${answer.body.slice(0, 200)}`
  const findings: string[] = []
  // A provider that does not answer is said, and breaks nothing.
  const isSaid = declared.includes(answer.status) || codeOf(answer) === 'unavailable'
  if (answer.status >= 500 && !isSaid) findings.push(says('breaks'))
  if (typeof expected === 'number' && answer.status !== expected) findings.push(says(`does not answer ${expected}`))
  if (expected === 'welcome' && /^(?:unauthenticated|forbidden|cross_site)$/.test(codeOf(answer)))
    findings.push(says('is turned away'))
  if (typeof expected === 'object') {
    if (![403, 404, 409].includes(answer.status)) findings.push(says('does not answer 404'))
    else if (bare(answer, expected.id) !== bare(expected.like, expected.nowhere)) {
      findings.push(
        `${says('tells it from one that does not exist')}, which gets ${expected.like.status} ${expected.like.body.slice(0, 200)}`,
      )
    }
  }
  const sent = typeof expected === 'object' ? expected.id : ''
  if (foreign?.ids && leaks(answer.body, foreign, sent)) findings.push(says('shows what belongs to somebody else'))
  return findings
}

const codeOf = ({ type, body }: Answer): string =>
  type.includes('problem+json') ? String((JSON.parse(body) as { code?: unknown }).code) : ''

/** Status and body without the request's own id, and without the id that the caller sent. */
const bare = ({ status, type, body }: Answer, id: string): string =>
  `${status} ${type} ${body.replace(/"requestId":"[^"]*"/, '').replaceAll(id, '(id)')}`

const leaks = (body: string, { canary, ids }: Foreign, sent: string): boolean =>
  (canary !== null && body.includes(canary)) || [...ids.keys()].some((id) => id !== sent && body.includes(id))
