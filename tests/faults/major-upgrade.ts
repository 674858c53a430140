import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { hooks } from '../../apps/areas.ts'
import { readConfig } from '@wellmet/platform/config/config.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import { describeMachine } from '../../bench/ground/machine.ts'
import { printTable } from '../../bench/ground/print-table.ts'
import { runUndoing, type Undoing } from '../../bench/ground/undoing.ts'
import { signInViewers } from '../../bench/graph/sign-in-viewers.ts'
import { benchFolder } from '../../bench/network/bench-server.ts'
import { prepareNetwork } from '../../bench/network/prepare-network.ts'
import { sizes, userId, type Size } from '../../bench/network/sizes.ts'
import { findDatabaseFaults } from '../../database/catalogue/find-faults.ts'
import { migrate } from '../../database/migrate.ts'
import { ensureDatabase } from '../../tools/database/ensure-database.ts'
import { postgresData, prepareFolder } from '../../tools/services/data-folder.ts'
import type { PostgresSource } from '../../tools/services/postgres-binaries.ts'
import { startServices, stopServices } from '../../tools/services/start-services.ts'
import { longestGap, notesOf, watchApi, type Answered } from './api-watch.ts'
import { prepareDebian } from './debian.ts'
import { placeApi } from './fleet.ts'
import { writeNotes, type Writer, type Written } from './note-writers.ts'
import { startPooler } from './pooler.ts'
import { atLeast, equal, none, printPromises } from './promise.ts'
import { hashTables, listTables } from './table-hashes.ts'
import { waitUntil } from './wait-until.ts'
import { askOnce, withClient } from './with-client.ts'

/**
 * The data of a bench move from the PostgreSQL that is installed here (15) to 18 while the product reads and writes: logical
 * replication, and a pause of PgBouncer to change over. No request may fail, nothing that was acknowledged may be lost,
 * and every table must be the same on both servers at the moment of the change.
 */
const { values } = parseArgs({ options: { size: { type: 'string', default: 'm' } } })
const size = values.size as Size

const oldSettings = {
  shared_buffers: '1GB',
  max_wal_size: '8GB',
  wal_level: 'logical',
  // A copy of a table that fails leaves its slot behind for a while.
  max_replication_slots: '40',
  max_wal_senders: '40',
}
const newSettings = {
  shared_buffers: '1GB',
  max_wal_size: '8GB',
  max_worker_processes: '16',
  max_logical_replication_workers: '10',
  max_sync_workers_per_subscription: '4',
}

await runUndoing(async (undoing) => {
  if (!(size in sizes)) throw new Error(`--size takes ${Object.keys(sizes).join(', ')}`)
  console.log(`size ${size}; ${describeMachine()}`)
  prepareDebian()
  const environment = await copyBenchData()
  const before = await startServer('old', 'installed', oldSettings, undoing)
  const after = await startServer('new', 'embedded', newSettings, undoing)
  // The questions of the bench are no part of the product.
  await before.ask('drop schema bench cascade')
  const pooler = await startPooler(new URL(before.url), undoing)

  const [writer] = await before.ask<Writer>(
    `select user_id as "viewerId", workspace_id as "workspaceId" from account.memberships where user_id = '${userId(0)}'`,
  )
  const settings = {
    ...environment,
    DATABASE_URL: pooler.through(before.url).replace('//postgres', '//wellmet_app'),
    PUBLIC_URL: 'http://wellmet.test',
    PLAINTEXT_HOSTS: 'wellmet.test',
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: 'warn',
  }
  const api = await placeApi('api', { environment: settings, folder: before.folder, undoing })
  const cookie = (await signInViewers(api.origin, [0])).get(0)!
  const watch = watchApi({ origin: api.origin, cookie, contactIds: await listContactIds(api.origin, cookie) })
  const config = readConfig({ ...settings, LOG_LEVEL: 'silent', DATABASE_MAX_CONNECTIONS: '16' })
  const services = await openServices(config, 'writers', { hooks })
  undoing.later(() => services.close())
  const written: Written[] = []
  const refused: string[] = []
  let isOver = false
  const writing = writeNotes(services, writer!, () => isOver, { persistent: true, written, refused })
  undoing.later(() => void (isOver = true))
  const began = Date.now()
  await sleep(10_000)

  const copyBegan = Date.now()
  await migrate(after.url)
  await prepareCopy()
  await waitUntil(
    'every table is copied',
    async () => {
      const rows = await after.ask('select from pg_subscription_rel where srsubstate <> $$r$$')
      return rows.length === 0
    },
    3_600,
  )
  const copied = Date.now()
  // Statistics are not copied, and a planner without them chooses badly.
  await after.ask('analyze')
  const analyzed = Date.now()
  const faults = await withClient(after.url, findDatabaseFaults)

  const changed = await changeOver()
  await sleep(10_000)
  const [hashesBefore, hashesAfter] = [await withClient(before.url, hashTables), await changed.hashes()]
  isOver = true
  await Promise.all([writing, watch.end()])
  const ended = Date.now()
  await after.ask('drop subscription upgrade')
  const late = await before.ask('create table public.late ()').then(
    () => ['public.late'],
    () => [],
  )

  const ids = new Set((await after.ask<{ id: string }>('select id from contacts.contact_notes')).map(({ id }) => id))
  const acknowledged = [...written.map(({ id }) => id), ...notesOf(watch.answers)]
  const times = written.map((one) => one.acknowledged)
  const rate = (from: number, until: number) =>
    ((times.filter((time) => time >= from && time < until).length / (until - from)) * 1000).toFixed(0)
  const seconds = (from: number, until: number) => `${((until - from) / 1000).toFixed(1)} s`
  const [database] = await before.ask<{ mb: number }>('select pg_database_size(current_database()) / 1048576 as mb')
  const rows = [...hashesBefore.values()].reduce((sum, hash) => sum + Number.parseInt(hash), 0)
  printTable(
    'What happened',
    ['', ''],
    [
      ['versions', `${before.version}, ${after.version}`],
      ['size of the database, tables, rows', `${database!.mb} MB, ${hashesBefore.size}, ${rows}`],
      ['schema and copy of all tables', seconds(copyBegan, copied)],
      ['statistics', seconds(copied, analyzed)],
      ['pause of the pooler', seconds(changed.from, changed.until)],
      ['of that: transactions end, the rest arrives, sequences, new address', changed.steps],
      ['longest time without a write: before the copy', `${longestGap(times, began, copyBegan).toFixed(2)} s`],
      ['during the copy', `${longestGap(times, copyBegan, copied).toFixed(2)} s`],
      ['at the change', `${longestGap(times, changed.from - 2_000, changed.until + 5_000).toFixed(2)} s`],
      ['slowest request of the API at the change', `${slowest(watch.answers, changed)} s`],
      ['writes per second: before, during the copy', `${rate(began, copyBegan)}, ${rate(copyBegan, copied)}`],
      ['after the change', rate(changed.until, ended)],
      ['acknowledged writes, of these by the API', `${acknowledged.length}, ${notesOf(watch.answers).length}`],
      ['requests of the API', watch.answers.length],
    ],
  )
  const promises = [
    atLeast('acknowledged writes', 1_000, acknowledged.length),
    none(
      'acknowledged writes that are lost',
      acknowledged.filter((id) => !ids.has(id)),
    ),
    none('writes that were refused', refused),
    none(
      'requests of the API that failed',
      watch.answers
        .filter(({ status }) => status !== 200 && status !== 201)
        .map(({ what, status, body }) => `${what} ${status} ${body.slice(0, 200)}`),
    ),
    none('faults of the new database', faults),
    none('writes to the old server after the change', late),
    equal('tables', hashesBefore.size, hashesAfter.size),
    none(
      'tables that differ at the change',
      [...hashesBefore].filter(([table, hash]) => hashesAfter.get(table) !== hash).map(([table]) => table),
    ),
  ]
  return printPromises(promises)

  /** The server of the bench, stopped, so that its files can be copied; answers with the settings of its product. */
  async function copyBenchData(): Promise<Record<string, string>> {
    const stops: (() => Promise<void> | void)[] = []
    const stop = async () => {
      for (let next = stops.pop(); next; next = stops.pop()) await next()
    }
    undoing.later(stop)
    const { environment: made } = await prepareNetwork({ later: (undo) => void stops.push(undo) }, size, false)
    await stop()
    const { REDIS_URL: _, ...rest } = made
    return rest
  }

  async function startServer(name: 'old' | 'new', source: PostgresSource, settings: object, undoing: Undoing) {
    const { path: folder } = prepareFolder(mkdtempSync(join(tmpdir(), `wellmet-${name}-`)))
    undoing.later(async () => {
      await stopServices('development', folder)
      rmSync(folder, { recursive: true, force: true })
    })
    const start = () => startServices({ purpose: 'development', durable: true, folder, postgresSources: [source] })
    if (name === 'old')
      execFileSync('cp', ['--archive', postgresData(prepareFolder(benchFolder).path), postgresData(folder)])
    else {
      await start()
      await stopServices('development', folder)
    }
    const lines = Object.entries(settings).map(([setting, value]) => `${setting} = '${value}'\n`)
    writeFileSync(join(postgresData(folder), 'postgresql.auto.conf'), lines.join(''))
    const { postgresUrl } = await start()
    const url = await ensureDatabase(postgresUrl, `bench_${size}`)
    const [server] = await askOnce<{ server_version: string }>(url, 'show server_version')
    return {
      folder,
      url,
      version: server!.server_version,
      ask: <Row extends object>(text: string) => askOnce<Row>(url, text),
    }
  }

  async function prepareCopy(): Promise<void> {
    // Rows of a table without a key are found by all their columns.
    const keyless = await before.ask<{ name: string }>(
      `select oid::regclass::text as name from pg_class c where relkind = 'r' and relnamespace::regnamespace::text
       not in ('pg_catalog', 'information_schema') and not exists (select from pg_index where indrelid = c.oid and indisprimary)`,
    )
    for (const { name } of keyless) await before.ask(`alter table ${name} replica identity full`)
    await before.ask('create publication upgrade for all tables')
    const tables = await withClient(after.url, listTables)
    await after.ask(`truncate ${tables.join(', ')}`)
    const { hostname, port, pathname } = new URL(before.url)
    // As the superuser who owns the subscription: the owner of the tables is stopped by forced row-level security.
    await after.ask(
      `create subscription upgrade connection 'host=${hostname} port=${port} user=postgres dbname=${pathname.slice(1)}'
       publication upgrade with (run_as_owner = true)`,
    )
  }

  async function changeOver() {
    const client = new pg.Client({ connectionString: after.url })
    await client.connect()
    const marks = [Date.now()]
    await pooler.tell('PAUSE')
    marks.push(Date.now())
    // Whoever is connected past the pooler must not write to the old server any more.
    await before.ask('alter system set default_transaction_read_only = on')
    await before.ask('select pg_reload_conf()')
    const [last] = await before.ask<{ at: string }>('select pg_current_wal_lsn()::text as at')
    await waitUntil('the new server has everything', async () => {
      const rows = await before.ask(
        `select from pg_stat_replication where application_name = 'upgrade' and replay_lsn >= '${last!.at}'`,
      )
      return rows.length === 1
    })
    marks.push(Date.now())
    const sequences = await before.ask<{ name: string; last: string }>(
      `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
       where last_value is not null`,
    )
    if (sequences.length > 0)
      await client.query(`select ${sequences.map(({ name, last: at }) => `setval('${name}', ${at})`).join(', ')}`)
    marks.push(Date.now())
    // What is compared later is what both had before the first write to the new one.
    await client.query('begin isolation level repeatable read; select 1')
    pooler.pointAt(new URL(after.url))
    await pooler.tell('RELOAD')
    await pooler.tell('RESUME')
    marks.push(Date.now())
    return {
      from: marks[0]!,
      until: marks.at(-1)!,
      steps: marks
        .slice(1)
        .map((mark, i) => `${mark - marks[i]!} ms`)
        .join(', '),
      async hashes() {
        const hashes = await hashTables(client)
        await client.end()
        return hashes
      },
    }
  }
})

async function listContactIds(origin: string, cookie: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/network/contacts`, { headers: { cookie } })
  const { items } = (await answer.json()) as { items: { id: string }[] }
  return items.map(({ id }) => id)
}

function slowest(answers: readonly Answered[], { from, until }: { from: number; until: number }): string {
  const near = answers.filter(({ asked, answered }) => answered >= from && asked <= until)
  return Math.max(...near.map(({ asked, answered }) => (answered - asked) / 1000)).toFixed(2)
}
