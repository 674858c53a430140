import { setTimeout as sleep } from 'node:timers/promises'

export interface Answered {
  what: 'ready' | 'read' | 'write'
  /** In ms, of the clock of this machine. */
  asked: number
  answered: number
  /** 0: no answer. */
  status: number
  /** Whether a refusal tells when to try again. */
  hasRetryAfter: boolean
  body: string
}

interface Watched {
  origin: string
  cookie: string
  /** Each takes 200 notes. */
  contactIds: readonly string[]
}

const everyMs = 500
const patienceMs = 40_000

/** Asks an API twice a second, whatever it answers and however long that takes, until told to end. */
export function watchApi({ origin, cookie, contactIds }: Watched): { answers: Answered[]; end(): Promise<void> } {
  const answers: Answered[] = []
  const ask = async (what: Answered['what'], path: string, body?: object) => {
    const asked = Date.now()
    const settle = (status: number, hasRetryAfter: boolean, text: string) =>
      answers.push({ what, asked, answered: Date.now(), status, hasRetryAfter, body: text })
    try {
      const answer = await fetch(`${origin}${path}`, {
        signal: AbortSignal.timeout(patienceMs),
        headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      })
      settle(answer.status, answer.headers.has('retry-after'), await answer.text())
    } catch (error) {
      settle(0, false, String(error))
    }
  }
  const ending = new AbortController()
  const asking: Promise<void>[] = []
  const watching = (async () => {
    for (let turn = 0; !ending.signal.aborted; turn += 1, await sleep(everyMs)) {
      const contactId = contactIds[turn % contactIds.length]!
      asking.push(
        ask('ready', '/health/ready'),
        ask('read', '/api/account/session'),
        ask('write', `/api/network/contacts/${contactId}/notes`, { text: `note ${turn}` }),
      )
    }
  })()
  return {
    answers,
    async end() {
      ending.abort()
      await watching
      await Promise.all(asking)
    },
  }
}

/** A request may be refused while there is no primary, with a 503 that says when to try again. Nothing else may go wrong. */
export const isWrong = ({ what, status, hasRetryAfter }: Answered): boolean => {
  if (what === 'ready') return status !== 200 && status !== 503
  return status !== (what === 'write' ? 201 : 200) && !(status === 503 && hasRetryAfter)
}

/** The longest time in which none came, in seconds. */
export function longestGap(times: readonly number[], from: number, until: number): number {
  const inside = times.filter((time) => time >= from && time <= until).toSorted((a, b) => a - b)
  const ends = [...inside, until]
  return Math.max(...ends.map((time, i) => time - (i === 0 ? from : inside[i - 1]!))) / 1000
}

/** Those that were acknowledged. */
export const notesOf = (answers: readonly Answered[]): string[] =>
  answers
    .filter(({ what, status }) => what === 'write' && status === 201)
    .map(({ body }) => (JSON.parse(body) as { id: string }).id)
