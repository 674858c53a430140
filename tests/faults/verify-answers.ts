import { isDeepStrictEqual } from 'node:util'
import { equal, none, type Promised } from './promise.ts'
import { bodyFor, postSignUp, type Acknowledged, type Answers } from './sign-up-client.ts'

/** When an API was dead: from the kill until its replacement answered. */
export interface Outage {
  origin: string
  from: number
  until: number
}

/** What clients saw while processes died. */
export function verifyAnswers(answers: Answers, wanted: number, outages: readonly Outage[]): Promised[] {
  const unexplained = answers.connectionErrors.filter(
    ({ origin, at }) =>
      !outages.some((outage) => outage.origin === origin && at >= outage.from && at <= outage.until + 1_000),
  )
  const broken = [...answers.statuses].filter(([status]) => status.startsWith('5') && !status.startsWith('503 '))
  return [
    equal('sign-ups acknowledged', wanted, answers.acknowledged.length),
    none('answers that are neither 201 nor 503 with Retry-After', answers.wrong),
    none(
      '5xx other than those',
      broken.map(([status, times]) => `${times} x ${status}`),
    ),
    none(
      'connections lost at an API that was not killed',
      unexplained.map(({ origin, cause }) => `${origin} ${cause}`),
    ),
  ]
}

/** Long after: the same key gives the same answer at either API, and another request under it is refused. */
export async function verifyReplays(origins: readonly string[], some: readonly Acknowledged[]): Promise<Promised[]> {
  const different: string[] = []
  const taken: string[] = []
  for (const [at, { email, key, body }] of some.entries()) {
    const origin = origins[at % origins.length]!
    const again = await postSignUp(origin, key, bodyFor(email))
    const text = await again.text()
    const same = again.status === 201 && isDeepStrictEqual(JSON.parse(text), JSON.parse(body))
    if (!same || again.headers.get('idempotent-replayed') !== 'true') different.push(`${email} ${again.status} ${text}`)
    const other = await postSignUp(origin, key, bodyFor(`other-${email}`))
    const { code } = (await other.json()) as { code: string }
    if (code !== 'idempotency_mismatch') taken.push(`${email} ${other.status} ${code}`)
  }
  return [
    none(`of ${some.length} repeats, answered otherwise than the first time`, different),
    none(`of ${some.length} other requests under a used key, not refused`, taken),
  ]
}
