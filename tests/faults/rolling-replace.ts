import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { describeMachine } from '../../bench/ground/machine.ts'
import { spreadOf } from '../../bench/ground/percentiles.ts'
import { milliseconds, printTable } from '../../bench/ground/print-table.ts'
import { preparePrivateProduct } from '../../bench/ground/private-product.ts'
import { connectToDatabase } from '../../bench/ground/running-product.ts'
import { runUndoing } from '../../bench/ground/undoing.ts'
import { startApi, startWorkerProcess, waitForAnswer, type RunningProcess } from '../../tools/product/processes.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import { signUpSome } from '../load/sessions.ts'
import { startHaproxy } from './haproxy.ts'
import { equal, none, printPromises } from './promise.ts'
import { waitForEmptyQueue } from './queue.ts'
import { askAtRate, askOnce, type Asked } from './rolling-load.ts'
import { startSlowMailServer } from './slow-mail-server.ts'

/**
 * Two APIs behind HAProxy and two workers, each replaced once by SIGTERM and a start, while people work. No request may
 * fail, nothing that was acknowledged may be missing or be there twice, and every email is sent once.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    rate: { type: 'string', default: '100' },
    drain: { type: 'string', default: '5' },
    retries: { type: 'string', default: '0' },
    // On a machine that is busy with other things, a request waits longer than 150 ms for its place and is refused, which
    // has nothing to do with replacing.
    'max-wait': { type: 'string' },
  },
})
const [requests, rate, retries] = [values.requests, values.rate, values.retries].map(Number) as [number, number, number]

interface Replaced {
  name: string
  from: number
  until: number
  exit: number | string
}

await runUndoing(async (undoing) => {
  console.log(
    `${requests} requests at ${rate}/s, DRAIN_SECONDS ${values.drain}, retries ${retries} in the proxy, MAX_WAIT_MS ${values['max-wait'] ?? 'as usual'}; ${describeMachine()}`,
  )
  const product = await preparePrivateProduct(undoing)
  const mailServer = await startSlowMailServer(60, undoing)
  const database = await connectToDatabase(product, undoing)
  const environment = {
    ...product.environment,
    PUBLIC_URL: 'http://wellmet.test',
    PLAINTEXT_HOSTS: 'wellmet.test',
    TRUST_PROXY: '1',
    SMTP_URL: mailServer.url,
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: values.drain,
    ...(values['max-wait'] ? { MAX_WAIT_MS: values['max-wait'] } : {}),
  }
  const running = new Map<string, RunningProcess>()
  undoing.later(async () => void (await Promise.all([...running.values()].map((one) => one.stop()))))
  const ports = { 'api-1': await findFreePort(null), 'api-2': await findFreePort(null) }
  const workerPorts = { 'worker-1': await findFreePort(null), 'worker-2': await findFreePort(null) }
  /** Ready is when it says so itself. */
  const start = async (name: string) => {
    const logFile = join(product.folder, `${name}.log`)
    const port = { ...ports, ...workerPorts }[name as keyof typeof ports]
    running.set(
      name,
      name in ports
        ? startApi({ ...environment, PORT: String(port) }, logFile)
        : startWorkerProcess({ ...environment, WORKER_PORT: String(port) }, logFile),
    )
    await waitForAnswer(`http://127.0.0.1:${port}/health/ready`, 60)
  }
  for (const name of [...Object.keys(ports), ...Object.keys(workerPorts)]) await start(name)
  const apis = [`127.0.0.1:${ports['api-1']}`, `127.0.0.1:${ports['api-2']}`] as const
  const front = await startHaproxy({ apis, retries }, undoing)
  await waitForAnswer(`http://127.0.0.1:${front}/health/ready`, 30)
  const people = await settlePeople(front)
  await askAtRate({ port: front, people, label: 'warm', count: rate * 3, rate })
  await database.query('delete from contacts.contact_notes')
  await waitForEmptyQueue(database, 120)
  const mailsBefore = mailServer.taken.size

  const began = performance.now()
  const replaced: Replaced[] = []
  const replacing = (async () => {
    // A quarter of the load passes undisturbed, to compare with.
    await sleep((requests / rate / 4) * 1000)
    for (const name of ['api-1', 'worker-1', 'api-2', 'worker-2']) {
      const from = performance.now() - began
      const old = running.get(name)!
      process.kill(old.pid, 'SIGTERM')
      const exit = await old.ended
      await start(name)
      replaced.push({ name, from, until: performance.now() - began, exit })
      // Until the proxy has seen that it is back.
      await sleep(2_000)
    }
  })()
  const asked = await askAtRate({ port: front, people, label: 'new', count: requests, rate })
  const tookMs = performance.now() - began
  await replacing
  await waitForEmptyQueue(database, 120)

  const failed = asked.filter(({ status }) => status !== 200 && status !== 201)
  const inside = ({ intended, latency }: Asked) =>
    replaced.some(({ from, until }) => intended + latency >= from && intended <= until)
  const rows: [string, Asked[]][] = [
    ['while a process is replaced', asked.filter(inside)],
    ['otherwise', asked.filter((one) => !inside(one))],
  ]
  printTable(
    'Requests',
    ['', 'requests', 'failed', 'p50, ms', 'p99, ms', 'slowest, ms'],
    rows.map(([name, some]) => {
      const { p50, p99, max } = spreadOf(some.map(({ latency }) => latency))
      return [
        name,
        some.length,
        some.filter((one) => failed.includes(one)).length,
        ...[p50, p99, max].map(milliseconds),
      ]
    }),
  )
  const reasons = Map.groupBy(failed, ({ status, problem, body }) => `${status} ${problem || codeIn(body)}`)
  for (const [reason, all] of reasons) console.log(`\n${all.length} x ${reason}`)
  printTable(
    'Replaced',
    ['', 'after, s', 'for, s', 'exit'],
    replaced.map(({ name, from, until, exit }) => [
      name,
      (from / 1000).toFixed(1),
      ((until - from) / 1000).toFixed(1),
      exit,
    ]),
  )
  const written = asked.filter(({ what, status }) => what === 'write' && status === 201)
  const signedUp = asked.filter(({ what, status }) => what === 'sign up' && status === 201)
  const { rows: notes } = await database.query<{ id: string; text: string }>(
    'select id, text from contacts.contact_notes',
  )
  const stored = new Set(notes.map(({ id }) => id))
  const promises = [
    none(
      'failed requests',
      failed.map(
        ({ what, status, problem, body, intended }) =>
          `${what} ${status} ${problem || codeIn(body)} at ${(intended / 1000).toFixed(1)} s`,
      ),
    ),
    equal('processes replaced while requests came', 4, replaced.filter(({ until }) => until < tookMs).length),
    none(
      'processes that did not end by themselves with 0',
      replaced.filter(({ exit }) => exit !== 0).map(({ name, exit }) => `${name} ${exit}`),
    ),
    none(
      'acknowledged notes that are missing',
      written.map(({ body }) => (JSON.parse(body) as { id: string }).id).filter((id) => !stored.has(id)),
    ),
    equal('notes written twice', 0, notes.length - new Set(notes.map(({ text }) => text)).size),
    equal('emails sent for those who signed up', signedUp.length, mailServer.taken.size - mailsBefore),
    none(
      'emails sent twice',
      [...mailServer.taken].filter(([, times]) => times > 1).map(([id]) => id),
    ),
  ]
  return printPromises(promises)
})

/** Twenty people with a contact each. */
async function settlePeople(port: number) {
  const cookies = await signUpSome(`http://127.0.0.1:${port}`, 20)
  return Promise.all(
    cookies.map(async (cookie) => {
      const { status, body } = await askOnce(port, {
        what: 'add',
        method: 'POST',
        path: '/api/network/contacts',
        body: { name: 'Ana Ribeiro', email: 'ana@northgate.example' },
        cookie,
      })
      if (status !== 201) throw new Error(`Adding a contact was answered ${status}: ${body}`)
      return { cookie, contactId: (JSON.parse(body) as { id: string }).id }
    }),
  )
}

/** Why it was refused: by the API with a code, or by the proxy with a page of its own. */
function codeIn(body: string): string {
  return /"code":"(\w+)"/.exec(body)?.[1] ?? 'from the proxy'
}
