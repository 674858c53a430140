import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { queueForTest } from '@wellmet/platform/mail/queue-for-tests.ts'
import { operatorOf } from '../../tests/world/wellmet.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { startAnsweringMailServer } from '../../tools/product/answering-mail-server.ts'
import { says } from '@wellmet/platform/mail/mail-blocks.rules.ts'

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
        blocks: [says('Hello,')],
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

test('an operator sees what waits and what was refused, and why, and sends it again; the audit log tells it', async () => {
  const server = await startAnsweringMailServer()
  onTestFinished(() => server.stop())
  const world = await worldForThisTest({ SMTP_URL: server.url })
  const { superuser } = world
  const ana = await world.signUp('Ana Lima')
  await world.work()
  const mails = (...args: string[]) => operatorOf(world)('mails', ...args)
  const invite = async (name: string) => {
    await world.as(ana).invitations.create({ body: { email: `${name}@example.com`, role: 'member' } })
    await world.work()
  }
  server.answer = 'defers'
  await invite('kofi')
  server.answer = 'refuses sender'
  await invite('mei')
  await invite('noa')
  const { rows } = await superuser.query<{ id: string }>(
    `select id from platform.mails where status = 'refused' order by id`,
  )
  const [mei, noa] = rows.map(({ id }) => id) as [string, string]
  expect(await mails('list', '--waiting')).toMatch(
    /account\.invitation\tnext \d{4}-\S+Z\t1 try\t.*Try again later\n1 waiting\./,
  )
  const refused = await mails('list', '--refused')
  expect(refused).toMatch(new RegExp(`${mei}\taccount\\.invitation\trefused\t\\S+\tcan be sent again\t.*553`))
  expect(refused).toContain('2 refused or given up.')
  server.answer = 'takes'
  expect(await mails('resend', mei)).toContain('It is queued again.')
  await expect(mails('resend', mei)).rejects.toMatchObject({ code: 1 })
  expect(await mails('resend', '--all-refused')).toContain('1 of 1 are queued again.')
  await world.work()
  expect(server.arrived.filter((id) => id.includes(mei) || id.includes(noa))).toHaveLength(2)
  expect(await mails('list', '--refused')).toContain('No mail was refused or given up.')
  const { items } = await world.as(ana).audit.list({})
  expect(items.filter(({ action }) => action === 'mail.resent').map(({ subject }) => subject)).toEqual([noa, mei])
  await expect(mails('list', '--other')).rejects.toMatchObject({ code: 2 })
}, 300_000)

test('an operator tries the mail server with one email, and reads its answer', async () => {
  const server = await startAnsweringMailServer()
  onTestFinished(() => server.stop())
  const world = await worldForThisTest({ SMTP_URL: server.url })
  const mails = (...args: string[]) => operatorOf(world)('mails', ...args)
  expect(await mails('test', 'ana@example.com')).toMatch(/The mail server took it: 250/)
  expect(server.arrived).toHaveLength(1)
  server.answer = 'refuses recipient'
  await expect(mails('test', 'ana@example.com')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/did not take it: 550 5\.1\.1 <ana@example\.com>: User unknown/),
  })
  await expect(mails('test', 'ana')).rejects.toMatchObject({ code: 2 })
  const { rows } = await world.superuser.query('select from platform.mails')
  expect(rows).toEqual([])
}, 300_000)

test('an operator sees how many emails came back in the last month, and why', async () => {
  const world = await worldForThisTest()
  const list = (settings?: Record<string, string>) => operatorOf(world, settings)('mails', 'list', '--returned')
  expect(await list()).toContain('set BOUNCE_ADDRESS and BOUNCE_IMAP_URL')
  await world.superuser.query(
    `insert into platform.returned_mails (mail_id, kind, mailbox, returned_at) values
       (gen_random_uuid(), 'hard', '\\x01', now()), (gen_random_uuid(), 'hard', '\\x02', now()),
       (gen_random_uuid(), 'complaint', '\\x01', now()), (gen_random_uuid(), 'soft', '\\x03', now() - interval '40 days')`,
  )
  const shown = await list({ BOUNCE_IMAP_URL: 'imaps://bounces:secret@mail.example/INBOX' })
  expect(shown.split('\n').slice(0, 4)).toEqual([
    '2\tthere is no such mailbox',
    '0\tfull, or not reached for days',
    '0\trefused for the sender or the text',
    '1\tcalled spam',
  ])
}, 300_000)
