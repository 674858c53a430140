import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { describeMachine } from '../../bench/ground/machine.ts'
import { printTable } from '../../bench/ground/print-table.ts'
import { connectToDatabase, startApiAndWorker } from '../../bench/ground/running-product.ts'
import { runUndoing } from '../../bench/ground/undoing.ts'
import { signUpSome } from '../load/sessions.ts'
import { prepareWithClock } from './jumping-clock.ts'
import { equal, none, printPromises } from './promise.ts'
import { bodyFor, password, postSignUp } from './sign-up-client.ts'
import { startSlowMailServer } from './slow-mail-server.ts'

/**
 * The clock of the machine jumps, forward and back, under PostgreSQL, API and worker at once, while people write. Nothing
 * that was acknowledged is lost, nobody gets an error that is ours, and emails go out on the new time too.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } })
const jumps = ['+1h', '+30d', '+0', '-1h', '+0', '-30d', '+0']
const writers = 4
/** One contact takes a limited number of notes. */
const notesForOne = 50

await runUndoing(async (undoing) => {
  console.log(`The clock jumps to ${jumps.join(', ')}, ${values.seconds} s each; ${describeMachine()}`)
  const { product, jumping, setClock } = await prepareWithClock(undoing)
  const mailServer = await startSlowMailServer(10, undoing)
  const { origin, api, worker } = await startApiAndWorker(product, undoing, {
    ...jumping,
    SMTP_URL: mailServer.url,
  })
  let ended = 0
  for (const { ended: end } of [api, worker]) void end.then(() => (ended += 1))

  const database = await connectToDatabase(product, undoing)
  const wasMailed = async (email: string) => {
    const { rowCount } = await database.query(`select from platform.mails where to_address = $1 and status = 'sent'`, [
      email,
    ])
    return rowCount! > 0
  }

  const post = (path: string, body: object, cookie = '') =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const sessionOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const people = (await signUpSome(origin, writers)).map((cookie, writer) => ({
    email: `person-${writer}@example.test`,
    cookie,
    written: 0,
    contact: '',
  }))

  const acknowledged: string[] = []
  const wrong: string[] = []
  let signedInAgain = 0
  const addContact = async (person: (typeof people)[number]) => {
    const added = await post('/api/network/contacts', { name: `Ana Ribeiro ${person.written}` }, person.cookie)
    if (added.status === 201) person.contact = ((await added.json()) as { id: string }).id
  }
  const writeOnce = async (person: (typeof people)[number]) => {
    if (person.written++ % notesForOne === 0) await addContact(person)
    const answer = await post(`/api/network/contacts/${person.contact}/notes`, { text: 'Met at lunch.' }, person.cookie)
    const body = (await answer.json()) as { id?: string; code?: string }
    if (answer.status === 201) {
      acknowledged.push(body.id!)
    } else if (answer.status === 401) {
      const again = await post('/api/account/sign-in', { email: person.email, password })
      person.cookie = sessionOf(again)
      signedInAgain += 1
      if (again.status !== 200) wrong.push(`signing in again ${again.status} ${await again.text()}`)
    } else wrong.push(`a note ${answer.status} ${body.code}`)
  }
  const rows: (string | number)[][] = []
  const emailsMissing: string[] = []
  for (const [at, jump] of jumps.entries()) {
    setClock(jump)
    const [notes, sessions] = [acknowledged.length, signedInAgain]
    const until = performance.now() + Number(values.seconds) * 1000
    const writing = people.map(async (person) => {
      while (performance.now() < until) {
        await writeOnce(person)
        await sleep(250)
      }
    })
    const newcomer = `newcomer-${at}@example.test`
    const began = performance.now()
    const answer = await postSignUp(origin, randomUUID(), bodyFor(newcomer))
    if (answer.status !== 201) wrong.push(`signing up ${answer.status} ${await answer.text()}`)
    let mailed = false
    while (!mailed && performance.now() < until) {
      await sleep(100)
      mailed = await wasMailed(newcomer)
    }
    const mailedAfter = (performance.now() - began) / 1000
    if (!mailed) emailsMissing.push(jump)
    await Promise.all(writing)
    rows.push([jump, acknowledged.length - notes, signedInAgain - sessions, mailed ? mailedAfter.toFixed(1) : 'none'])
  }

  const { rows: stored } = await database.query<{ id: string }>('select id from contacts.contact_notes')
  const kept = new Set(stored.map(({ id }) => id))
  const waiting = await database.query<{ n: number }>(
    `select count(*)::int n from graphile_worker._private_jobs where run_at > now() + interval '1 day'`,
  )
  printTable('By jump', ['clock', 'notes', 'signed in again', 'email after, s'], rows)
  return printPromises([
    none(
      'acknowledged notes that are missing',
      acknowledged.filter((id) => !kept.has(id)),
    ),
    none('answers that were not as expected', wrong),
    none('jumps after which no email went out', emailsMissing),
    equal('processes of the product that ended', 0, ended),
    equal('jobs left for a time that was taken back', 0, waiting.rows[0]!.n),
  ])
})
