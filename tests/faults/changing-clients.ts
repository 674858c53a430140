import { setTimeout as sleep } from 'node:timers/promises'
import type { Timed } from './linearizable.rules.ts'

export interface Request {
  id: string
  first: string
  history: Timed[]
}

interface Changing {
  origins: readonly string[]
  cookie: string
  requests: readonly Request[]
  /** How many calls each client makes. */
  calls: number
  onCall: () => void
}

interface Answer {
  status: number
  tag: string
  message: string
}

/** Asks one of the APIs; null where no answer came. */
async function ask(url: string, cookie: string, change?: { message: string; seen?: string }): Promise<Answer | null> {
  try {
    const answer = await fetch(url, {
      method: change ? 'PATCH' : 'GET',
      headers: {
        cookie,
        connection: 'close',
        ...(change ? { 'content-type': 'application/json' } : {}),
        ...(change?.seen ? { 'if-match': change.seen } : {}),
      },
      ...(change ? { body: JSON.stringify({ message: change.message }) } : {}),
    })
    const { message = '' } = (await answer.json()) as { message?: string }
    return { status: answer.status, tag: answer.headers.get('etag') ?? '', message }
  } catch {
    return null
  }
}

/**
 * One of several clients that read and change the messages of the same requests, at whichever API. It sees a text, and
 * then writes its own over it, or replaces it only if it is still there. Every call becomes part of the history.
 */
export async function changeAtOnce(client: number, { origins, cookie, requests, calls, onCall }: Changing) {
  const seen = new Map<Request, { tag: string; message: string }>()
  for (let call = 0; call < calls; call += 1) {
    const request = requests[(client + call * 7) % requests.length]!
    const origin = origins[(client + call) % origins.length]!
    const url = `${origin}/api/dashboard/intro-requests/${request.id}`
    const known = seen.get(request)
    const from = performance.now()
    const note = (what: object) => request.history.push({ ...what, from, until: performance.now() } as Timed)
    if (!known) {
      const answer = await ask(url, cookie)
      if (answer?.status === 200) {
        note({ does: 'read', told: answer.message })
        seen.set(request, answer)
      } else if (answer && answer.status !== 503) throw new Error(`Reading was answered ${answer.status}.`)
    } else {
      const text = `${client}-${call}`
      const isReplacing = call % 3 !== 0
      const answer = await ask(url, cookie, { message: text, ...(isReplacing ? { seen: known.tag } : {}) })
      const told = toldBy(answer)
      if (told !== null)
        note(isReplacing ? { does: 'replace', seen: known.message, text, told } : { does: 'write', text, told })
      seen.delete(request)
    }
    onCall()
    await sleep(5)
  }
}

/** What a change came to; null where it was surely not tried. */
function toldBy(answer: Answer | null): 'written' | 'refused' | 'unknown' | null {
  if (!answer) return 'unknown'
  if (answer.status === 200) return 'written'
  if (answer.status === 412) return 'refused'
  if (answer.status === 503) return null
  throw new Error(`A change was answered ${answer.status}.`)
}
