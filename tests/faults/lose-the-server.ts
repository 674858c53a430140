import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hooks } from '../../apps/areas.ts'
import { readConfig } from '@wellmet/platform/config/config.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import { describeMachine } from '../../bench/ground/machine.ts'
import { printTable } from '../../bench/ground/print-table.ts'
import { preparePrivateProduct } from '../../bench/ground/private-product.ts'
import { runUndoing } from '../../bench/ground/undoing.ts'
import { findDatabaseFaults } from '../../database/catalogue/find-faults.ts'
import { postgresData } from '../../tools/services/data-folder.ts'
import { findServices, startServices, stopServices } from '../../tools/services/start-services.ts'
import { placeApi } from './fleet.ts'
import { writeNotes, type Written } from './note-writers.ts'
import { hasPgbackrest, preparePgbackrest } from './pgbackrest.ts'
import { atLeast, none, printPromises } from './promise.ts'
import { settleWriter } from './settle-writer.ts'
import { waitUntil } from './wait-until.ts'
import { askOnce, withClient } from './with-client.ts'

/**
 * A server that archives its log and streams it is killed with SIGKILL in the middle of writes, and its data are deleted.
 * What was acknowledged must be there after a restore. Then the database is brought to a moment in between.
 * With --archive-only there is no stream, and the run tells how much is lost.
 */
const { values } = parseArgs({
  options: {
    writes: { type: 'string', default: '100000' },
    'archive-only': { type: 'boolean', default: false },
  },
})
const writes = Number(values.writes)
const streams = !values['archive-only']

await runUndoing(async (undoing) => {
  if (!hasPgbackrest) throw new Error('pgBackRest is not installed: apt-get install pgbackrest')
  console.log(`${writes} writes, ${streams ? 'archive and stream' : 'archive only'}; ${describeMachine()}`)
  const product = await preparePrivateProduct(undoing)
  const { folder, adminUrl } = product
  const port = Number(new URL(adminUrl).port)
  const backups = preparePgbackrest(folder, port)
  const onServer = { purpose: 'development', durable: true, folder } as const
  const ask = <Row extends object>(text: string) => askOnce<Row>(adminUrl, text)
  const restart = async () => {
    await stopServices('development', folder)
    await startServices(onServer)
  }
  undoing.later(async () => void (await stopServices('development', folder)))

  await ask('alter system set archive_mode = on')
  await ask(`alter system set archive_command = 'pgbackrest --stanza=wellmet archive-push %p'`)
  await ask('alter system set archive_timeout = 60')
  await restart()
  await backups.pgbackrest('stanza-create')
  await backups.pgbackrest('check')
  /** From then on nothing is acknowledged that the stream does not have. */
  const stream = async () => {
    const stop = backups.startStream(undoing)
    await waitUntil('the stream is connected', async () => (await ask('select from pg_stat_replication')).length === 1)
    await ask(`alter system set synchronous_standby_names = 'wellmet_wal'`)
    await ask('select pg_reload_conf()')
    await waitUntil(
      'the stream is synchronous',
      async () => (await ask(`select from pg_stat_replication where sync_state = 'sync'`)).length === 1,
    )
    return stop
  }
  const stopStream = streams ? await stream() : async () => {}
  const environment = {
    ...product.environment,
    PUBLIC_URL: 'http://wellmet.test',
    PLAINTEXT_HOSTS: 'wellmet.test',
    SMTP_URL: 'smtp://127.0.0.1:1',
  }
  const api = await placeApi('api', { environment, folder, undoing })
  const writer = await settleWriter(api.origin, adminUrl)
  await api.process.stop()
  const full = await backups.pgbackrest('backup', '--type=full')

  const config = readConfig({ ...environment, LOG_LEVEL: 'silent', DATABASE_MAX_CONNECTIONS: '16' })
  const open = async () => {
    const services = await openServices(config, 'writers', { hooks })
    undoing.later(() => services.close())
    return services
  }
  let count = 0
  let isGone = false
  const began = performance.now()
  const writing = writeNotes(await open(), writer, (acknowledged) => {
    count = acknowledged
    return isGone
  })
  await waitUntil('a third is written', async () => count >= writes * 0.3)
  const incremental = await backups.pgbackrest('backup', '--type=incr')
  await waitUntil('two thirds are written', async () => count >= writes * 0.6)
  const [moment] = await ask<{ text: string; ms: number }>(
    `select t::text as text, extract(epoch from t)::float8 * 1000 as ms from (select clock_timestamp() as t) now`,
  )
  await waitUntil('all is written', async () => count >= writes)
  const server = (await findServices('development', folder))!.postgres!
  for (const pid of [server.pid, ...childrenOf(server.pid)]) killIfThere(pid)
  const tookMs = performance.now() - began
  isGone = true
  const written = await writing
  await stopStream()
  rmSync(postgresData(folder), { recursive: true })

  /** Until the server takes writes again. */
  const restore = async (...target: string[]) => {
    const option = `--recovery-option=restore_command=${backups.fetchWal} %f "%p"`
    const copying = await backups.pgbackrest('restore', option, ...target)
    const recovering = performance.now()
    await startServices(onServer)
    await waitUntil('recovery has ended', async () => {
      const [now] = await ask<{ recovering: boolean }>('select pg_is_in_recovery() as recovering')
      return !now!.recovering
    })
    const recovery = (performance.now() - recovering) / 1000
    // Nobody streams from the restored server yet, and nothing would be acknowledged.
    await ask(`alter system set synchronous_standby_names = ''`)
    await ask('select pg_reload_conf()')
    const ids = new Set((await ask<{ id: string }>('select id from contacts.contact_notes')).map(({ id }) => id))
    return { copying, recovery, ids }
  }

  const last = await restore('--type=default')
  const lost = written.filter(({ id }) => !last.ids.has(id))
  const faults = await withClient(adminUrl, findDatabaseFaults)
  const damaged = await findDamage(ask)
  const [size] = await ask<{ mb: number }>('select pg_database_size(current_database()) / 1048576 as mb')
  await stopServices('development', folder)
  rmSync(postgresData(folder), { recursive: true })

  const then = await restore('--type=time', `--target=${moment!.text}`, '--target-action=promote')
  const before = written.filter(({ acknowledged }) => acknowledged < moment!.ms - 1)
  const after = written.filter(({ begun }) => begun > moment!.ms + 1)
  const streamed = readdirSync(backups.stream).length
  if (streams) await backups.forgetStreamed()
  const kept = readdirSync(backups.stream).length
  // Life goes on as before.
  for (const name of readdirSync(backups.stream)) rmSync(join(backups.stream, name))
  if (streams) await stream()
  const more = await writeNotes(await open(), writer, (acknowledged) => acknowledged >= writes / 100)

  const seconds = (value: number) => `${value.toFixed(1)} s`
  printTable(
    'What happened',
    ['', ''],
    [
      ['acknowledged writes', written.length],
      ['writes per second', (written.length / (tookMs / 1000)).toFixed(0)],
      ['size of the database', `${size!.mb} MB`],
      ['full backup, before the writes', seconds(full)],
      ['incremental backup, during the writes', seconds(incremental)],
      ['restore to the last write: files, then log', `${seconds(last.copying)} + ${seconds(last.recovery)}`],
      ['restore to a moment: files, then log', `${seconds(then.copying)} + ${seconds(then.recovery)}`],
      ['lost', lostIn(lost, written)],
      ['segments in the stream, before and after forgetting', `${streamed}, ${kept}`],
    ],
  )
  const ids = (some: readonly Written[]) => some.map(({ id }) => id)
  const promises = [
    atLeast('written after the restore', writes / 100, more.length),
    ...(streams ? [none('acknowledged writes that are lost', ids(lost))] : []),
    none('faults of the restored database', faults),
    none('damaged tables and indexes', damaged),
    none('acknowledged before the moment, and missing', ids(before.filter(({ id }) => !then.ids.has(id)))),
    none('begun after the moment, and there', ids(after.filter(({ id }) => then.ids.has(id)))),
  ]
  return printPromises(promises)
})

/** Reads every table and every index, and compares them. */
async function findDamage(ask: (text: string) => Promise<object[]>): Promise<string[]> {
  await ask('create extension amcheck schema public')
  const tables = await ask(
    `select format('%s: %s', c.oid::regclass, d.msg) from pg_class c, lateral verify_heapam(c.oid) d where c.relkind = 'r'`,
  )
  try {
    await ask(
      `select bt_index_check(i.indexrelid, true) from pg_index i join pg_class c on c.oid = i.indexrelid
       join pg_am a on a.oid = c.relam where a.amname = 'btree' and i.indisvalid`,
    )
    return tables.map((row) => JSON.stringify(row))
  } catch (error) {
    return [...tables.map((row) => JSON.stringify(row)), (error as Error).message]
  }
}

function childrenOf(pid: number): number[] {
  return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number)
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // A connection that ended meanwhile.
  }
}

function lostIn(lost: readonly Written[], written: readonly Written[]): string {
  if (lost.length === 0) return '0'
  const times = lost.map(({ acknowledged }) => acknowledged)
  const last = Math.max(...written.map(({ acknowledged }) => acknowledged))
  return `${lost.length}, of the last ${((last - Math.min(...times)) / 1000).toFixed(1)} s`
}
