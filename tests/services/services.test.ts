import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { choosePostgres } from '../../tools/services/postgres-binaries.ts'
import { isAlive } from '../../tools/services/processes.ts'
import { findServices, startServices, stopServices } from '../../tools/services/start-services.ts'
import type { Services } from '../../tools/services/start-services.ts'
import { query } from './query.ts'
import { temporaryFolder } from './temporary-folder.ts'

const start = (folder: string, durable = false): Promise<Services> =>
  startServices({ folder, purpose: 'tests', durable })

const startElsewhere = (folder: string) =>
  spawn(process.execPath, ['tools/services/main.ts', 'start', '--purpose', 'tests', '--folder', folder], {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: 'ignore',
  })

const postgresPid = async (folder: string): Promise<number> => (await findServices('tests', folder))?.postgres?.pid ?? 0

test('a second start finds what runs, and only the first may stop it', async () => {
  const folder = temporaryFolder()
  const first = await start(folder)
  const running = await findServices('tests', folder)
  const second = await start(folder)
  expect(second).toMatchObject({ postgresUrl: first.postgresUrl, redisUrl: first.redisUrl })

  await second.stop()
  expect(await findServices('tests', folder)).toEqual(running)

  await first.stop()
  expect([running?.postgres?.pid, running?.redis?.pid].filter((pid) => pid !== undefined && isAlive(pid))).toEqual([])
  expect(await findServices('tests', folder)).toBeNull()
})

test('it listens on the loopback address only, in UTF-8, and forgets durability only when told to', async () => {
  const { postgresUrl } = await start(temporaryFolder())
  const settings = ['listen_addresses', 'server_encoding', 'fsync', 'max_connections', 'shared_buffers']
  const found = await query(
    postgresUrl,
    `select current_setting(name) from unnest('{${settings.join()}}'::text[]) name`,
  )
  expect(found).toEqual(['127.0.0.1', 'UTF8', 'off', '200', '128MB'])
})

test('after kill -9 of the servers the next start recovers durable data on the same port', async () => {
  const folder = temporaryFolder()
  const { postgresUrl } = await start(folder, true)
  await query(postgresUrl, 'create table kept as select 7 as number')
  const killed = await findServices('tests', folder)
  for (const server of [killed?.postgres, killed?.redis]) if (server) process.kill(server.pid, 'SIGKILL')

  const again = await start(folder, true)
  expect(again.postgresUrl).toBe(postgresUrl)
  expect(await query(postgresUrl, 'select number from kept')).toEqual([7])
  expect(await postgresPid(folder)).not.toBe(killed?.postgres?.pid)
})

test('a pid file that names another living program is known to be stale', async () => {
  const folder = temporaryFolder()
  await start(folder)
  const pid = await postgresPid(folder)
  const claim = join(folder, 'postgres', 'postmaster.pid')
  const lines = readFileSync(claim, 'utf8').split('\n')
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
  // PostgreSQL believes in any living process of its own account, so a real one of those is needed.
  const stranger = spawn('sleep', ['60'], readOwner(folder))
  onTestFinished(() => void stranger.kill())
  writeFileSync(claim, [stranger.pid, ...lines.slice(1)].join('\n'))

  expect(await findServices('tests', folder)).toMatchObject({ postgres: null })
  await start(folder)
  expect(await postgresPid(folder)).toBeGreaterThan(0)
  expect(stranger.exitCode).toBeNull()
})

test('two starts at once end with one server each', async () => {
  const folder = temporaryFolder()
  const exits = await Promise.all([startElsewhere(folder), startElsewhere(folder)].map((child) => once(child, 'exit')))
  expect(exits.map(([code]) => code as number)).toEqual([0, 0])
  expect(globSync('.s.PGSQL.*[0-9]', { cwd: folder })).toHaveLength(1)
  expect(readFileSync(join(folder, 'redis.log'), 'utf8').match(/Ready to accept/g) ?? []).toHaveLength(
    (await findServices('tests', folder))?.redis ? 1 : 0,
  )
})

test('a starter killed half-way leaves nothing the next one stumbles over', async () => {
  const folder = temporaryFolder()
  const starter = startElsewhere(folder)
  await expect
    .poll(() => globSync('postgres.draft-*', { cwd: folder }).length, { interval: 2, timeout: 10_000 })
    .toBe(1)
  starter.kill('SIGKILL')
  await once(starter, 'exit')
  expect(existsSync(join(folder, 'postgres'))).toBe(false)

  const { postgresUrl } = await start(folder)
  expect(await query(postgresUrl, 'select 1')).toEqual([1])
  expect(globSync('postgres.draft-*', { cwd: folder })).toEqual([])
})

test('without an installed PostgreSQL the one from npm is used', async () => {
  const folder = temporaryFolder()
  const { postgresUrl } = await startServices({
    folder,
    purpose: 'tests',
    durable: false,
    postgresSources: ['embedded'],
  })
  expect(
    await query(postgresUrl, `select setting::int >= 180000 from pg_settings where name = 'server_version_num'`),
  ).toEqual([true])
})

test('a version that is too old or missing is named in the error', () => {
  expect(() => choosePostgres([], null)).toThrow('PostgreSQL 15 or newer was not found.')
  expect(() => choosePostgres(['installed', 'embedded'], 9)).toThrow(
    /PostgreSQL 9 was not found\.\n.* the data needs 9/,
  )
})

test.runIf(process.getuid?.() === 0)('a folder that the server’s account cannot reach gets a stand-in', async () => {
  const closed = temporaryFolder()
  const folder = join(closed, 'inside')
  mkdirSync(folder)
  await startServices({ folder, purpose: 'tests', durable: true, postgresSources: ['embedded'] })
  const running = await stopServices('tests', folder)
  expect(running?.postgres).not.toBeNull()
  expect(running?.folder.startsWith(closed)).toBe(false)
  rmSync(running?.folder ?? '', { recursive: true })
})

const readOwner = (folder: string): { uid?: number; gid?: number } => {
  const { uid, gid } = statSync(join(folder, 'postgres'))
  return process.getuid?.() === 0 ? { uid, gid } : {}
}
