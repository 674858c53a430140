import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { backUp, drillRestore } from '@wellmet/database/backup/run-backups.ts'
import { query } from '../../tests/services/query.ts'
import { temporaryFolder } from '../../tests/services/temporary-folder.ts'
import { worldWithBackups } from '../../tests/world/backups.ts'
import { startProcesses } from '../../tests/world/product.ts'

const METRICS_TOKEN = 'a token of the operator'

test('a dump that is damaged, or holds other rows than it should, fails the drill and is not restored', async () => {
  const { world, services, servicesWith, wellmet, newestDump } = await worldWithBackups()
  expect(await drillRestore(services)).toMatchObject({ succeeded: false, detail: expect.stringContaining('no dump') })
  await backUp(services)
  expect(await drillRestore(services)).toMatchObject({ succeeded: true })
  const file = newestDump()
  const whole = readFileSync(file)
  const manifest = readFileSync(`${file}.json`, 'utf8')
  const flipped = Buffer.from(whole)
  flipped[Math.floor(whole.length / 2)]! ^= 1
  writeFileSync(file, flipped)
  const damaged = { succeeded: false, detail: expect.stringContaining('is damaged') }
  expect(await drillRestore(services)).toMatchObject(damaged)
  await expect(wellmet('restore', file)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('damaged') })
  // Whole again, but it holds other rows than it should.
  writeFileSync(file, whole)
  writeFileSync(`${file}.json`, manifest.replace(/"contacts\.contacts": \d+/, '"contacts.contacts": 99'))
  expect(await drillRestore(services)).toMatchObject({
    succeeded: false,
    detail: expect.stringContaining('contacts.contacts: 2 instead of 99'),
  })
  expect(
    await query(world.superuserUrl, `select datname from pg_database where datname like 'wellmet\\_drill%'`),
  ).toEqual([])
  const blind = servicesWith({ BACKUP_DATABASE_URL: world.databaseUrl })
  expect(await backUp(blind)).toMatchObject({
    succeeded: false,
    detail: expect.stringContaining('does not see all rows'),
  })
}, 300_000)

test('a role that sees all rows without being superuser is enough', async () => {
  const { world, servicesWith } = await worldWithBackups()
  const role = `backup_of_test_${process.pid}`
  await world.superuser.query(`create role ${role} login bypassrls createdb in role wellmet_owner, pg_read_all_data`)
  onTestFinished(
    async () => void (await query(world.superuserUrl.replace(/\/[^/]*$/, '/postgres'), `drop role ${role}`)),
  )
  const services = servicesWith({ BACKUP_DATABASE_URL: world.superuserUrl.replace(/\/\/[^@]*@/, `//${role}@`) })
  expect(await backUp(services)).toMatchObject({ succeeded: true })
  expect(await drillRestore(services)).toMatchObject({ succeeded: true })
}, 300_000)

test('the worker dumps and restores, and /health/status and /metrics tell how it went', async () => {
  const directory = join(temporaryFolder(), 'backups')
  const settings = { METRICS_TOKEN, BACKUP_DIRECTORY: directory }
  const product = await startProcesses(settings, async (environment) => {
    environment['BACKUP_DATABASE_URL'] = environment['DATABASE_URL']!.replace('wellmet_app@', 'postgres@')
  })
  onTestFinished(() => product.stop())
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const status = async () =>
    ((await (await fetch(`${product.address}/health/status`, { headers })).json()) as { backups: object }).backups
  const never = { lastRunSucceeded: null, lastSuccessAt: null }
  expect(await status()).toMatchObject({ dump: never, drill: never })
  const metrics = async () => (await fetch(`${product.address}/metrics`, { headers })).text()
  expect(await metrics()).not.toMatch(/^(?:backup|restore_drill)_\w+ /m)
  const run = (job: string) => query(product.superuserUrl, `select graphile_worker.add_job('${job}', '{}')`)

  await run('database.back-up')
  const dumped = { dump: { lastRunSucceeded: true, ageSeconds: expect.any(Number) } }
  await vi.waitFor(async () => expect(await status()).toMatchObject(dumped), { timeout: 60_000, interval: 1_000 })
  const dump = join(
    directory,
    readdirSync(directory).find((name) => name.endsWith('.dump'))!,
  )
  const bytes = readFileSync(dump)
  bytes[5_000]! ^= 1
  writeFileSync(dump, bytes)
  await run('database.drill-restore')
  const failed = { drill: { lastRunSucceeded: false, detail: expect.stringContaining('is damaged') } }
  await vi.waitFor(async () => expect(await status()).toMatchObject(failed), { timeout: 60_000, interval: 1_000 })
  expect(await metrics()).toMatch(/^backup_succeeded 1$/m)
  expect(await metrics()).toMatch(/^restore_drill_succeeded 0$/m)
  expect(await metrics()).not.toMatch(/^restore_drill_age_seconds /m)
}, 300_000)
