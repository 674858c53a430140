import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { queueForTest } from '@wellmet/platform/mail/queue-for-tests.ts'
import { operatorOf } from '../../tests/world/wellmet.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

test('an operator looks at mails of unknown fate, settles one, sends one again, and has the rest looked up in a log', async () => {
  const world = await worldForThisTest({ PUBLIC_URL: 'https://wellmet.example' })
  const { services, superuser } = world
  const queue = (name: string) =>
    services.database.system.asSystem((tx) =>
      queueForTest(tx, services, {
        kind: 'test.mail',
        sender: null,
        to: { address: `${name}@example.com` },
        subject: 'Hello',
        body: 'Hello,',
      }),
    )
  const ids = [await queue('ana'), await queue('bob'), await queue('eve'), await queue('kim')] as const
  await superuser.query(`update platform.mails set status = 'parked', claimed_at = now() - interval '1 hour'`)
  const folder = mkdtempSync(join(tmpdir(), 'mails-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const log = join(folder, 'mail.log')
  writeFileSync(log, `postfix/cleanup: message-id=<${ids[2]}@wellmet.example>\n`)
  const mails = (...args: string[]) => operatorOf(world)('mails', ...args)
  expect(await mails('list')).toContain('4 of unknown fate.')
  expect(await mails('settle', ids[0])).toContain('It counts as sent.')
  expect(await mails('resend', ids[1])).toContain('It is queued again.')
  await expect(mails('resend', ids[1])).rejects.toMatchObject({ code: 1 })
  expect(await mails('reconcile', log)).toContain('1 were sent, 1 are queued again, 0 stay unknown.')
  expect(await mails('list')).toContain('No mail is of unknown fate.')
  const { rows } = await superuser.query<{ status: string }>('select status from platform.mails order by id')
  expect(rows.map(({ status }) => status)).toEqual(['sent', 'queued', 'sent', 'queued'])
  await expect(mails('settle', 'x')).rejects.toMatchObject({ code: 2 })
}, 300_000)
