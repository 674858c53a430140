import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from '../repository.ts'

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
