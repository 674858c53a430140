import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { describeMachine } from '../../bench/ground/machine.ts'
import { printTable } from '../../bench/ground/print-table.ts'
import { preparePrivateProduct } from '../../bench/ground/private-product.ts'
import { connectToDatabase } from '../../bench/ground/running-product.ts'
import { runUndoing } from '../../bench/ground/undoing.ts'
import { startApi, startWorkerProcess, waitForAnswer } from '../../tools/product/processes.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import { startServices } from '../../tools/services/start-services.ts'
import { signUpSome } from '../load/sessions.ts'
import { atLeast, equal, none, printPromises } from './promise.ts'
import { waitForEmptyQueue } from './queue.ts'
import { startSlowMailServer } from './slow-mail-server.ts'

/**
 * The disk of PostgreSQL is full for a while. What was acknowledged is still there afterwards, requests are refused and
 * do not hang, and as soon as there is space the product goes on by itself. PostgreSQL may end when it cannot write its
 * log; then it is started again, as systemd or a container would.
 */
const { values } = parseArgs({
  options: { 'disk-mb': { type: 'string', default: '400' }, seconds: { type: 'string', default: '20' } },
})
const seconds = Number(values.seconds)
const clients = 8
/** Long enough that a few thousand of them fill a disk. */
const text = 'What we talked about. '.repeat(90)

await runUndoing(async (undoing) => {
  console.log(`A disk of ${values['disk-mb']} MB, full for ${seconds} s; ${describeMachine()}`)
  const disk = mkdtempSync(join(tmpdir(), 'wellmet-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${values['disk-mb']}m,mode=1777`, 'tmpfs', disk])
  undoing.later(() => void execFileSync('umount', ['-l', disk]))
  process.env['TMPDIR'] = disk
  const product = await preparePrivateProduct(undoing)
  const mailServer = await startSlowMailServer(10, undoing)
  const port = await findFreePort(null)
  const origin = `http://127.0.0.1:${port}`
  const environment = { ...product.environment, PORT: String(port), PUBLIC_URL: origin, SMTP_URL: mailServer.url }
  const api = startApi({ ...environment, LOG_LEVEL: 'silent' })
  undoing.later(() => api.stop())
  const worker = startWorkerProcess({ ...environment, LOG_LEVEL: 'silent' })
  undoing.later(() => worker.stop())
  let ended = 0
  for (const { ended: end } of [api, worker]) void end.then(() => (ended += 1))
  await waitForAnswer(`${origin}/health/ready`, 60)
  const people = await settlePeople(origin, clients)

  const acknowledged: string[] = []
  const refused = new Map<string, number>()
  let slowest = 0
  let firstAfter = Number.NaN
  let emptiedAt = Number.POSITIVE_INFINITY
  const ending = new AbortController()
  const over = ending.signal
  const write = async ({ cookie, contacts }: { cookie: string; contacts: string[] }) => {
    for (let at = 0; !over.aborted; at += 1) {
      const began = performance.now()
      const answer = await fetch(`${origin}/api/network/contacts/${contacts[at % contacts.length]}/notes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ text: `${text}${at}` }),
      })
      slowest = Math.max(slowest, performance.now() - began)
      const body = (await answer.json()) as { id?: string; code?: string }
      if (answer.status === 201) {
        acknowledged.push(body.id!)
        if (began > emptiedAt && Number.isNaN(firstAfter)) firstAfter = performance.now() - emptiedAt
      } else {
        const reason = `${answer.status} ${body.code ?? ''}`
        refused.set(reason, (refused.get(reason) ?? 0) + 1)
        await sleep(100)
      }
    }
  }
  const writing = people.map(write)
  await sleep(3_000)
  const ballast = join(disk, 'ballast')
  fill(ballast, disk)
  // What PostgreSQL had reserved lasts a while.
  const full = performance.now()
  while (refused.size === 0 && performance.now() - full < 120_000) await sleep(200)
  const lasted = performance.now() - full
  const readiness = async () => (await fetch(`${origin}/health/ready`)).status
  await sleep(seconds * 1000)
  const whileFull = await readiness()
  const before = acknowledged.length
  rmSync(ballast)
  emptiedAt = performance.now()
  const server = await startServices({ purpose: 'development', durable: true, folder: product.folder })
  undoing.later(() => server.stop())
  await sleep(15_000)
  const afterwards = await readiness()
  ending.abort()
  await Promise.all(writing)

  const database = await connectToDatabase(product, undoing)
  await waitForEmptyQueue(database, 120)
  const { rows } = await database.query<{ id: string }>('select id from contacts.contact_notes')
  const stored = new Set(rows.map(({ id }) => id))
  printTable(
    'What happened',
    ['', ''],
    [
      ['notes acknowledged before there was space again', before],
      ['notes acknowledged in all', acknowledged.length],
      ['refused', [...refused].map(([reason, times]) => `${times} x ${reason}`).join(', ')],
      ['first refusal after the disk was full', `${(lasted / 1000).toFixed(1)} s`],
      ['first note after there was space', `${(firstAfter / 1000).toFixed(1)} s`],
      ['slowest answer', `${(slowest / 1000).toFixed(1)} s`],
    ],
  )
  return printPromises([
    none(
      'acknowledged notes that are missing',
      acknowledged.filter((id) => !stored.has(id)),
    ),
    equal('processes of the product that ended', 0, ended),
    atLeast(
      'writes refused',
      1,
      [...refused.values()].reduce((sum, times) => sum + times, 0),
    ),
    atLeast('notes after there was space', 1, acknowledged.length - before),
    equal('/health/ready while the disk is full', 503, whileFull),
    equal('/health/ready when there is space again', 200, afterwards),
    equal('emails received', clients, mailServer.taken.size),
  ])
})

/** People with a few contacts each, because one contact takes a limited number of notes. */
async function settlePeople(origin: string, count: number) {
  const cookies = await signUpSome(origin, count)
  return Promise.all(
    cookies.map(async (cookie) => {
      const contacts: string[] = []
      for (let at = 0; at < 60; at += 1) {
        const answer = await fetch(`${origin}/api/network/contacts`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify({ name: `Ana Ribeiro ${at}`, email: `ana-${at}@northgate.example` }),
        })
        if (answer.status !== 201) throw new Error(`Adding a contact was answered ${answer.status}.`)
        contacts.push(((await answer.json()) as { id: string }).id)
      }
      return { cookie, contacts }
    }),
  )
}

/** Takes all that is left of a disk. */
function fill(file: string, disk: string): void {
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(file, Buffer.alloc(bavail * bsize - bsize))
}
