import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { query } from '../../tests/services/query.ts'
import { temporaryFolder } from '../../tests/services/temporary-folder.ts'
import { repository } from '../repository.ts'
import { ensureDatabase } from './ensure-database.ts'

const migrateAt = (settings: Record<string, string>): Promise<{ code: unknown; said: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...settings }
    execFile(process.execPath, [join(repository, 'tools/database/main.ts'), 'migrate'], { env }, (error, _out, said) =>
      resolve({ code: error?.code, said }),
    )
  })

test('an administrator’s password leaves this machine only with TLS, or to a host that is named', async () => {
  const DATABASE_ADMIN_URL = 'postgres://admin:hunter2@database.invalid/wellmet'
  const refused = await migrateAt({ DATABASE_ADMIN_URL })
  expect(refused).toMatchObject({ code: 2, said: expect.stringContaining('DATABASE_ADMIN_URL needs TLS') })
  expect(refused.said).not.toContain('hunter2')
  // Allowed, it is tried, and no such host is found.
  for (const settings of [
    { DATABASE_ADMIN_URL, PLAINTEXT_HOSTS: 'database.invalid' },
    { DATABASE_ADMIN_URL: `${DATABASE_ADMIN_URL}?sslmode=verify-full` },
  ])
    expect((await migrateAt(settings)).said).toMatch(/ENOTFOUND|EAI_AGAIN/)
})

test('the application gets the password of its address, which may be in a file', async () => {
  const postgresUrl = inject('postgresUrl')
  const database = `password_${process.pid}`
  const DATABASE_ADMIN_URL = await ensureDatabase(postgresUrl, database, true)
  onTestFinished(async () => {
    await query(postgresUrl, 'alter role wellmet_app password null')
    await query(postgresUrl, `drop database ${database} with (force)`)
  })
  const DATABASE_URL_FILE = join(temporaryFolder(), 'database-url')
  writeFileSync(DATABASE_URL_FILE, 'postgres://wellmet_app:it%27s@127.0.0.1/wellmet\n')
  expect(await migrateAt({ DATABASE_ADMIN_URL, DATABASE_URL_FILE })).toMatchObject({ code: undefined })
  const hash = `select rolpassword like 'SCRAM-SHA-256%' from pg_authid where rolname = 'wellmet_app'`
  expect(await query(postgresUrl, hash)).toEqual([true])
})
