import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hooks } from '../../apps/areas.ts'
import { readConfig } from '@wellmet/platform/config/config.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import { describeMachine } from '../../bench/ground/machine.ts'
import { printTable } from '../../bench/ground/print-table.ts'
import { settingsOfProduct } from '../../bench/ground/private-product.ts'
import { runUndoing } from '../../bench/ground/undoing.ts'
import { ensureDatabase } from '../../tools/database/ensure-database.ts'
import { repository } from '../../tools/repository.ts'
import { isWrong, longestGap, notesOf, watchApi, type Answered } from './api-watch.ts'
import { prepareDebian } from './debian.ts'
import { placeApi } from './fleet.ts'
import { writeNotes, type Written } from './note-writers.ts'
import { startCluster, type Machine } from './patroni-cluster.ts'
import { faults } from './patroni-faults.ts'
import { atLeast, equal, none, printPromises } from './promise.ts'
import { settleWriter } from './settle-writer.ts'
import { waitUntil } from './wait-until.ts'
import { askOnce } from './with-client.ts'

/**
 * PostgreSQL on three machines with Patroni, as in `ops/patroni`. They are killed, paused and cut off in turns while the
 * product writes. What was acknowledged must be on every machine after each fault, and the API must refuse what it cannot
 * do with 503 and answer again by itself.
 */
const { values } = parseArgs({
  options: { faults: { type: 'string', default: '20' }, writes: { type: 'string', default: '200000' } },
})
const [count, writes] = [Number(values.faults), Number(values.writes)]

interface Happened {
  what: string
  from: number
  until: number
  /** Acknowledged so far, and not on some machine. */
  lost: string[]
}

await runUndoing(async (undoing) => {
  console.log(`${count} faults, ${writes} writes; ${describeMachine()}`)
  prepareDebian()
  const folder = mkdtempSync(join(tmpdir(), 'wellmet-failover-'))
  undoing.later(() => rmSync(folder, { recursive: true, force: true }))
  const cluster = await startCluster(undoing)
  const adminUrl = await ensureDatabase(cluster.url, 'wellmet')
  const databaseUrl = adminUrl.replace('//postgres:', '//wellmet_app:')
  execFileSync(process.execPath, ['apps/wellmet/main.ts', 'migrate'], {
    cwd: repository,
    env: { ...process.env, DATABASE_ADMIN_URL: adminUrl, DATABASE_URL: databaseUrl },
  })
  const environment = {
    ...settingsOfProduct(databaseUrl, null),
    PUBLIC_URL: 'http://wellmet.test',
    PLAINTEXT_HOSTS: 'wellmet.test',
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: 'warn',
  }
  const api = await placeApi('api', { environment, folder, undoing })
  const writer = await settleWriter(api.origin, adminUrl, 40)
  const config = readConfig({ ...environment, LOG_LEVEL: 'silent', DATABASE_MAX_CONNECTIONS: '16' })
  const services = await openServices(config, 'writers', { hooks })
  undoing.later(() => services.close())

  const written: Written[] = []
  let isOver = false
  const began = performance.now()
  const writing = writeNotes(services, writer, () => isOver, { persistent: true, written })
  const watch = watchApi({ origin: api.origin, ...writer })
  undoing.later(() => void (isOver = true))

  const happened: Happened[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const fault = faults[turn % faults.length]!
    // As many writes before each fault, so that each has some to lose.
    await waitUntil('enough is written', async () => written.length >= (writes / (count + 1)) * (turn + 1))
    const from = Date.now()
    await fault.happen(cluster)
    await cluster.waitUntilWhole()
    const lost = await findLost(cluster.machines, acknowledged())
    happened.push({ what: fault.what, from, until: Date.now(), lost })
    describe(happened.at(-1)!)
  }
  await waitUntil('everything is written', async () => written.length >= writes)
  isOver = true
  const tookMs = performance.now() - began
  await Promise.all([writing, watch.end()])
  const lost = await findLost(cluster.machines, acknowledged())
  const afterwards = watch.answers.filter(({ asked }) => asked > happened.at(-1)!.until)

  printTable(
    'Faults',
    ['fault', 'no write for, s', 'API: no write for, s', 'refused with 503', 'not ready', 'otherwise', 'lost'],
    happened.map(describeRow),
  )
  printTable(
    'In all',
    ['', ''],
    [
      ['acknowledged writes, of these by the API', `${acknowledged().length}, ${notesOf(watch.answers).length}`],
      ['minutes', (tookMs / 60_000).toFixed(1)],
      ['slowest answer of the API, s', Math.max(...watch.answers.map(lasted)).toFixed(1)],
    ],
  )
  const promises = [
    atLeast('acknowledged writes', writes, written.length),
    equal('faults', count, happened.length),
    none('acknowledged writes that were not on every machine after a fault', [
      ...new Set([...happened.flatMap((one) => one.lost), ...lost]),
    ]),
    none(
      'requests that were neither done nor refused with 503 and Retry-After',
      watch.answers.filter(isWrong).map(told),
    ),
    none(
      'requests after the last fault that were not done',
      afterwards.filter(({ status }) => status !== 200 && status !== 201).map(told),
    ),
    atLeast('requests after the last fault', 1, afterwards.length),
  ]
  return printPromises(promises)

  function acknowledged(): string[] {
    return [...written.map(({ id }) => id), ...notesOf(watch.answers)]
  }

  function describeRow({ what, from, until, lost: missing }: Happened): (string | number)[] {
    const answers = watch.answers.filter(({ asked }) => asked >= from && asked <= until)
    const refused = answers.filter(({ what: kind, status }) => kind !== 'ready' && status === 503)
    const times = (some: readonly Answered[]) =>
      some.filter(({ what: kind, status }) => kind === 'write' && status === 201).map((one) => one.answered)
    return [
      what,
      longestGap(
        written.map((one) => one.acknowledged),
        from,
        until,
      ).toFixed(1),
      longestGap(times(watch.answers), from, until).toFixed(1),
      refused.length,
      answers.filter(({ what: kind, status }) => kind === 'ready' && status === 503).length,
      answers.filter(isWrong).length,
      missing.length,
    ]
  }

  function describe(one: Happened): void {
    console.log(`${((Date.now() - happened[0]!.from) / 1000).toFixed(0)} s  ${describeRow(one).join(' | ')}`)
  }
})

/** Which of these notes are missing on any of the machines, once each has what the primary has now. */
async function findLost(machines: readonly Machine[], ids: readonly string[]): Promise<string[]> {
  /** A machine that has just become a standby ends connections once more. */
  const ask = async <Row extends object>(machine: Machine, text: string): Promise<Row[]> => {
    let rows: Row[] = []
    await waitUntil(
      `${machine.name} answers`,
      async () => {
        const answer = await askOnce<Row>(machine.urlOf('wellmet'), text).catch(() => null)
        rows = answer ?? []
        return answer !== null
      },
      120,
    )
    return rows
  }
  const position = `case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end - '0/0' as at`
  const positions = await Promise.all(machines.map((machine) => ask<{ at: string }>(machine, `select ${position}`)))
  const last = positions.map(([row]) => BigInt(row!.at)).reduce((a, b) => (a > b ? a : b))
  const lost = new Set<string>()
  for (const machine of machines) {
    await waitUntil(`${machine.name} has everything`, async () => {
      const [row] = await ask<{ at: string }>(machine, `select ${position}`)
      return BigInt(row!.at) >= last
    })
    const there = new Set(
      (await ask<{ id: string }>(machine, 'select id from contacts.contact_notes')).map((row) => row.id),
    )
    for (const id of ids) if (!there.has(id)) lost.add(`${id} on ${machine.name}`)
  }
  return [...lost]
}

function lasted({ asked, answered }: Answered): number {
  return (answered - asked) / 1000
}

function told(one: Answered): string {
  return `${one.what} ${one.status} after ${lasted(one).toFixed(1)} s ${one.body.slice(0, 200)}`
}
