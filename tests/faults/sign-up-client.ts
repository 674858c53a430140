import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Acknowledged {
  email: string
  key: string
  userId: string
  workspaceId: string
  body: string
}

export interface ConnectionError {
  origin: string
  at: number
  /** E.g. `ECONNRESET`. */
  cause: string
}

export interface Answers {
  /** By status and code, e.g. `201`, `503 overloaded`. */
  statuses: Map<string, number>
  connectionErrors: ConnectionError[]
  replayed: number
  /** Answers no client could do anything with. */
  wrong: string[]
  acknowledged: Acknowledged[]
}

const longestMs = 90_000
const attempts = 200
export const password = 'a long enough password'

export const bodyFor = (email: string): string => JSON.stringify({ name: 'Somebody', email, password })

export const postSignUp = (origin: string, key: string, body: string): Promise<Response> =>
  fetch(`${origin}/api/account/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body,
    signal: AbortSignal.timeout(30_000),
  })

/** Signs up `count` people from `parallel` clients; `onAcknowledged` hears of each one. */
export async function signUpMany(
  origins: readonly string[],
  count: number,
  parallel: number,
  onAcknowledged: (total: number) => void,
): Promise<Answers> {
  const answers: Answers = { statuses: new Map(), connectionErrors: [], replayed: 0, wrong: [], acknowledged: [] }
  let next = 0
  const client = async () => {
    for (let number = next++; number < count; number = next++) {
      const done = await signUp(origins, number, answers)
      if (done) onAcknowledged(answers.acknowledged.push(done))
    }
  }
  await Promise.all(Array.from({ length: parallel }, client))
  return answers
}

/** Always with the same key, at the other API after a failure: what a careful client does. */
async function signUp(origins: readonly string[], number: number, answers: Answers): Promise<Acknowledged | null> {
  const key = randomUUID()
  const email = `person-${number}@example.test`
  const until = performance.now() + longestMs
  for (let attempt = 0; attempt < attempts && performance.now() < until; attempt += 1) {
    const origin = origins[(number + attempt) % origins.length]!
    try {
      const response = await postSignUp(origin, key, bodyFor(email))
      const body = await response.text()
      if (response.status === 201) {
        count(answers.statuses, '201')
        if (response.headers.get('idempotent-replayed')) answers.replayed += 1
        const { user, workspace } = JSON.parse(body) as { user: { id: string }; workspace: { id: string } }
        return { email, key, userId: user.id, workspaceId: workspace.id, body }
      }
      const { code } = JSON.parse(body) as { code: string }
      count(answers.statuses, `${response.status} ${code}`)
      const retryAfter = response.headers.get('retry-after')
      if (response.status !== 503 || retryAfter === null) {
        answers.wrong.push(`${email}: ${response.status} ${body}`)
        return null
      }
      await sleep(Number(retryAfter) * 1000 * (1 + Math.random()))
    } catch (error) {
      answers.connectionErrors.push({ origin, at: performance.now(), cause: causeOf(error) })
      await sleep(20 + 80 * Math.random())
    }
  }
  answers.wrong.push(`${email}: given up`)
  return null
}

const count = (counts: Map<string, number>, name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1)

function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { code, name } = cause as { code?: string; name?: string }
  return code ?? name ?? 'unknown'
}
