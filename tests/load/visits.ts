import { setTimeout as sleep } from 'node:timers/promises'
import { bring } from '../../bench/ground/bring.ts'
import { signUpSome } from './sessions.ts'

export interface Visitor {
  cookie: string
  contacts: readonly string[]
}

export interface Answers {
  latencies: number[]
  /** Told to come back a little later, which a client does by itself. */
  postponed: number
  /** By method, path without ids, and status; only what was not as expected. */
  wrong: Map<string, number>
}

export const noAnswers = (): Answers => ({ latencies: [], postponed: 0, wrong: new Map() })

const questions = ['founders in Lisbon', 'haed of sales', 'Kade', 'product managers I know well', 'who works in energy']

/** People with some contacts each, brought by a file. */
export async function settleVisitors(origin: string, count: number, contactsEach: number): Promise<Visitor[]> {
  const visitors: Visitor[] = []
  for (const cookie of await signUpSome(origin, count)) {
    await bring({ origin }, cookie, exportOf(contactsEach))
    const { items } = await readJson<{ items: { id: string }[] }>(`${origin}/api/network/contacts?limit=25`, cookie)
    visitors.push({ cookie, contacts: items.map(({ id }) => id) })
  }
  return visitors
}

/** What somebody does in a few minutes: looks, searches, opens a contact, writes a note and takes it back. */
export async function visit(origin: string, { cookie, contacts }: Visitor, number: number, answers: Answers) {
  const ask = async (
    method: string,
    path: string,
    expected: number,
    body?: object,
    tries = 5,
  ): Promise<string | null> => {
    const began = performance.now()
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    answers.latencies.push(performance.now() - began)
    if (answer.status === expected) return text
    const retryAfter = answer.headers.get('retry-after')
    if (answer.status === 503 && retryAfter !== null && tries > 0) {
      answers.postponed += 1
      await sleep(Number(retryAfter) * 1000)
      return ask(method, path, expected, body, tries - 1)
    }
    const kind = `${method} ${path.replaceAll(/[0-9a-f-]{36}|\?.*/g, '')} ${answer.status}`
    answers.wrong.set(kind, (answers.wrong.get(kind) ?? 0) + 1)
    return null
  }
  const contact = contacts[number % contacts.length]!
  await ask('GET', '/api/account/session', 200)
  await ask('GET', '/api/dashboard/people?limit=10', 200)
  await ask('GET', '/api/dashboard/companies?limit=10', 200)
  await ask('POST', '/api/people/network-search', 200, { query: questions[number % questions.length]!, limit: 12 })
  await ask('GET', `/api/network/contacts/${contact}`, 200)
  const note = await ask('POST', `/api/network/contacts/${contact}/notes`, 201, { text: `Met at lunch, ${number}.` })
  if (note) await ask('DELETE', `/api/network/notes/${(JSON.parse(note) as { id: string }).id}`, 204)
}

/** Visits that begin at a steady rate, whatever the answers, until then. */
export async function visitSteadily(
  origin: string,
  visitors: readonly Visitor[],
  perSecond: number,
  until: () => boolean,
  answers: Answers,
): Promise<number> {
  const began = performance.now()
  const going = new Set<Promise<void>>()
  let begun = 0
  while (!until()) {
    const due = ((performance.now() - began) / 1000) * perSecond
    for (; begun < due; begun += 1) {
      const visiting = visit(origin, visitors[begun % visitors.length]!, begun, answers).catch(() => {
        answers.wrong.set('no answer', (answers.wrong.get('no answer') ?? 0) + 1)
      })
      going.add(visiting)
      void visiting.finally(() => going.delete(visiting))
    }
    await sleep(20)
  }
  await Promise.all(going)
  return begun
}

/** Visits a second when some visitors come back as soon as they are done. */
export async function measureVisits(origin: string, visitors: readonly Visitor[], seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000
  const answers = noAnswers()
  let visits = 0
  const comeBack = async (visitor: Visitor) => {
    for (; performance.now() < until; visits += 1) await visit(origin, visitor, visits, answers)
  }
  await Promise.all(visitors.slice(0, 4).map(comeBack))
  return visits / seconds
}

/** The same file again: a job that reads everything and changes nothing. */
export async function importAgain(origin: string, { cookie }: Visitor, contactsEach: number): Promise<void> {
  await bring({ origin }, cookie, exportOf(contactsEach))
}

async function readJson<T>(url: string, cookie: string): Promise<T> {
  const answer = await fetch(url, { headers: { cookie } })
  if (answer.status !== 200) throw new Error(`GET ${url} was answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

function exportOf(contacts: number): Buffer {
  const titles = ['Founder', 'Head of Sales', 'Product Manager', 'Engineer', 'Partner']
  const rows = Array.from(
    { length: contacts },
    (_, at) =>
      `Person,Number ${at},https://www.linkedin.com/in/number-${at},,Company ${at % 97},${titles[at % 5]},02 May 2026`,
  )
  return Buffer.from(['First Name,Last Name,URL,Email Address,Company,Position,Connected On', ...rows].join('\n'))
}
