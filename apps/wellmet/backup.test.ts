import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { backUp, drillRestore } from '@wellmet/database/backup/run-backups.ts'
import { signedInAs } from '@wellmet/database/migrate.ts'
import { query } from '../../tests/services/query.ts'
import { temporaryFolder } from '../../tests/services/temporary-folder.ts'
import { worldWithBackups } from '../../tests/world/backups.ts'
import { startProcesses } from '../../tests/world/product.ts'
import { repository } from '../../tools/repository.ts'

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

test('the role for backups reads every row and changes none, and the one of the API reads none', async () => {
  const { world, backupUrl, services } = await worldWithBackups()
  expect(await backUp(services)).toMatchObject({ succeeded: true })
  expect(await drillRestore(services)).toMatchObject({ succeeded: true })
  expect(await query(backupUrl, 'select count(*)::int from contacts.contacts')).toEqual([2])
  const apiUrl = world.databaseUrl
  expect(await query(apiUrl, 'select count(*)::int from contacts.contacts')).toEqual([0])
  expect(await query(apiUrl, `select (rolsuper or rolbypassrls) from pg_roles where rolname = current_user`)).toEqual([
    false,
  ])
  expect(
    await query(
      backupUrl,
      `select rolsuper or rolcreaterole or rolreplication or pg_has_role(current_user, 'wellmet_owner', 'member')
         or pg_has_role(current_user, 'wellmet_system', 'member') from pg_roles where rolname = current_user`,
    ),
  ).toEqual([false])
  for (const attempt of [
    `delete from contacts.contacts`,
    `update account.users set name = 'x'`,
    `insert into platform.suppressed_mailboxes values ('\\x00', now())`,
    `alter table contacts.contacts disable row level security`,
    `drop policy mails_are_sent_by_the_system on platform.mails`,
    `create table platform.mine ()`,
    `set role wellmet_owner`,
    `set role wellmet_system`,
    `copy (select 1) to program 'true'`,
    `select pg_read_file('/etc/passwd')`,
  ])
    await expect(query(backupUrl, attempt), `in ${attempt}`).rejects.toThrow(/permission denied|must be/)
  for (const role of ['wellmet_backup', 'wellmet_owner', 'postgres'])
    await expect(query(apiUrl, `set role ${role}`), `in ${role}`).rejects.toThrow(/permission denied/)
}, 300_000)

test('a process of its own dumps, restores and writes the journal, and /health/status and /metrics tell how it went', async () => {
  const directory = join(temporaryFolder(), 'backups')
  const product = await startProcesses({ METRICS_TOKEN })
  onTestFinished(() => product.stop())
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const status = async () =>
    ((await (await fetch(`${product.address}/health/status`, { headers })).json()) as { backups: object }).backups
  const never = { lastRunSucceeded: null, lastSuccessAt: null }
  expect(await status()).toMatchObject({ dump: never, drill: never })
  const metrics = async () => (await fetch(`${product.address}/metrics`, { headers })).text()
  expect(await metrics()).not.toMatch(/^(?:backup|restore_drill)_\w+ /m)

  // No secret of the product, and no address but that of the role for backups.
  const environment = {
    PATH: process.env['PATH']!,
    NODE_COMPILE_CACHE: join(repository, '.local', 'compiled'),
    BACKUP_DIRECTORY: directory,
    BACKUP_DATABASE_URL: signedInAs(product.superuserUrl, 'wellmet_backup'),
  }
  const wellmet = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(repository, 'apps/wellmet/main.ts'), 'backup', ...args], {
      env: environment,
    })
  const staying = wellmet('run')
  onTestFinished(async () => {
    staying.child.kill('SIGTERM')
    await staying.catch(() => {})
  })
  const worked = { lastRunSucceeded: true, ageSeconds: expect.any(Number) }
  await vi.waitFor(async () => expect(await status()).toMatchObject({ dump: worked, drill: worked }), {
    timeout: 120_000,
    interval: 1_000,
  })
  expect(readdirSync(directory)).toContain('deletions.jsonl')
  const dump = join(
    directory,
    readdirSync(directory).find((name) => name.endsWith('.dump'))!,
  )
  const bytes = readFileSync(dump)
  bytes[5_000]! ^= 1
  writeFileSync(dump, bytes)
  await expect(wellmet('drill')).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('is damaged') })
  // What the status tells is asked of the database every few seconds.
  await vi.waitFor(async () => expect(await status()).toMatchObject({ drill: { lastRunSucceeded: false } }), {
    timeout: 20_000,
  })
  await vi.waitFor(async () => expect(await metrics()).toMatch(/^restore_drill_succeeded 0$/m), { timeout: 20_000 })
  expect(await metrics()).toMatch(/^backup_succeeded 1$/m)
}, 300_000)
