import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { halfRestoredCopy } from '../../tests/services/half-restored.ts'
import { temporaryFolder } from '../../tests/services/temporary-folder.ts'
import { refuseIncompleteDatabase } from '@wellmet/database/catalogue/refuse-incomplete-database.ts'
import { signedInAs } from '@wellmet/database/migrate.ts'
import { operatorOf, settingsOf, wellmetWith } from '../../tests/world/wellmet.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { startMailCatcher } from '../../tools/product/mail-catcher.ts'
import { startAnsweringMailServer } from '../../tools/product/answering-mail-server.ts'
import { judgeClock } from './checks/check-database.ts'
import { checkMail } from './checks/check-mail.ts'
import { checkSecrets } from './checks/check-secrets.ts'
import { checkProxy } from './checks/check-proxy.ts'

const METRICS_TOKEN = 'a token of the operator'

test('an operator sees that everything is fine, and what is not', async () => {
  const mail = await startMailCatcher()
  onTestFinished(() => mail.stop())
  const world = await worldForThisTest({ SMTP_URL: mail.url, METRICS_TOKEN })
  await world.signUp()
  const MAIL_FROM = 'Wellmet <hello@wellmet.example>'
  const check = operatorOf(world, { METRICS_TOKEN, MAIL_FROM, PUBLIC_URL: world.origin() })
  const fine = await check('check')
  expect(fine).not.toMatch(/FAULT/)
  expect(fine.match(/^WARNING.*/gm)).toEqual([
    expect.stringMatching(/secrets +in the environment.*: DATABASE_URL, SECRET, VAULT_KEYS, SMTP_URL, METRICS_TOKEN\./),
    expect.stringMatching(/worker +none runs: no email is sent/),
    expect.stringMatching(/backup +nothing is backed up: set BACKUP_DIRECTORY/),
  ])
  expect(fine).toMatch(/^OK +version +\d+\.\d+\.\d+(?:-dev\+[0-9a-f]{12}, which is not a release)?$/m)
  expect(fine).toMatch(/^OK +jobs +none fails, and none is late$/m)
  await world.superuser.query(
    `update graphile_worker._private_jobs set attempts = 3, last_error = 'x', run_at = now() - interval '1 hour'`,
  )
  await world.superuser.query(
    `insert into platform.workers (worker_id, process, seen_at) values ('w1', 'here:1', now() + interval '1 hour')`,
  )
  const failing = await check('check')
  expect(failing).toMatch(/^OK +worker +1 runs$/m)
  expect(failing).toMatch(/^WARNING +jobs +\d+ failed, and are tried again or given up: wellmet status says why$/m)
  expect(failing).toMatch(/^WARNING +jobs +\d+ have waited for more than 15 minutes$/m)
  expect(fine).toMatch(/OK +sign-up +whoever has an invitation/)
  for (const line of [/OK +database +PostgreSQL .* complete at/, /OK +secrets/, /OK +mail/, /OK +proxy/, /OK +clock/])
    expect(fine).toMatch(line)

  await world.superuser.query('alter table contacts.contacts disable row level security')
  const wrong = operatorOf(world, { VAULT_KEYS: JSON.stringify({ current: 'a', keys: { a: btoa('x'.repeat(32)) } }) })
  await expect(check('check')).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/FAULT +database +contacts\.contacts has row-level security off/),
  })
  await world.superuser.query('alter table contacts.contacts enable row level security')
  await expect(wrong('check')).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /FAULT +secrets +VAULT_KEYS is not what this database was sealed with: it has no key "\w+"\. Put back/,
    ),
  })
  const cheap = operatorOf(world, { ARGON2_MEMORY_KIB: '64' })
  await expect(cheap('check')).rejects.toMatchObject({ code: 1, stdout: expect.stringMatching(/FAULT +passwords/) })
}, 300_000)

test('an operator is warned of open sign-up, a superuser for backups, and dumps that anybody can read', async () => {
  const world = await worldForThisTest()
  const open = operatorOf(world, { SIGN_UP: 'open' })
  expect(await open('check').catch(({ stdout }: { stdout: string }) => stdout)).toMatch(
    /WARNING +sign-up +SIGN_UP=open: everybody who reaches the server/,
  )
  const backups = { BACKUP_DIRECTORY: temporaryFolder(), BACKUP_DATABASE_URL: world.superuserUrl }
  const careless = operatorOf(world, backups)
  const said = await careless('check').catch(({ stdout }: { stdout: string }) => stdout)
  expect(said).toMatch(/WARNING +sign-up +whoever comes first can create an account.*create yours now/)
  expect(said).toMatch(/WARNING +backup +BACKUP_DATABASE_URL signs in as postgres, a superuser: .*wellmet_backup/)
  expect(said).toMatch(/WARNING +backup +dumps are not sealed/)
  expect(said).toMatch(/WARNING +backup +\S+ seems to be on the disk of the database/)
  const careful = operatorOf(world, {
    ...backups,
    BACKUP_DATABASE_URL: signedInAs(world.superuserUrl, 'wellmet_backup'),
    BACKUP_PUBLIC_KEY_FILE: '/etc/wellmet/secrets/backup_public_key',
  })
  const better = await careful('check').catch(({ stdout }: { stdout: string }) => stdout)
  expect(better).toMatch(/OK +backup +wellmet_backup reads, and changes nothing/)
  expect(better).toMatch(/OK +backup +dumps are sealed/)
}, 300_000)

test('a sender that the mail server refuses, or at localhost, is a fault, and nothing is sent to find out', async () => {
  const server = await startAnsweringMailServer()
  onTestFinished(() => server.stop())
  const check = (MAIL_FROM: string) => checkMail({ SMTP_URL: server.url, PLAINTEXT_HOSTS: [], MAIL_FROM })
  const sender = 'Wellmet <hello@wellmet.example>'
  expect(await check(sender)).toEqual([
    { level: 'ok', about: 'mail', text: 'the server takes mail from hello@wellmet.example' },
  ])
  server.answer = 'refuses sender'
  expect(await check(sender)).toMatchObject([
    { level: 'fault', text: expect.stringMatching(/refuses the sender.*553/) },
  ])
  server.answer = 'refuses recipient'
  expect(await check(sender)).toMatchObject([{ level: 'warning', text: expect.stringMatching(/replies.*550/) }])
  server.answer = 'hangs up'
  expect(await check(sender)).toMatchObject([{ level: 'fault' }])
  server.answer = 'takes'
  for (const local of ['Wellmet <hello@localhost>', 'root@mail.localhost', 'hello'])
    expect((await check(local))[0]).toMatchObject({ level: 'fault', text: expect.stringContaining('set MAIL_FROM') })
  expect(server.bodies).toBe(0)
})

test('secrets in files are no secrets in the environment', () => {
  expect(checkSecrets({ SECRET_FILE: '/run/secrets/secret', PORT: '1' }, ['SECRET'])).toMatchObject({ level: 'ok' })
  expect(checkSecrets({ GOOGLE_CLIENT_SECRET: 'x', SECRET: '' }, ['SECRET', 'GOOGLE_CLIENT_SECRET'])).toMatchObject({
    level: 'warning',
    text: expect.stringContaining('GOOGLE_CLIENT_SECRET.'),
  })
})

test('a database that was restored half-way starts no process, and is not called the newest', async () => {
  const world = await worldForThisTest()
  await world.signUp()
  const half = await halfRestoredCopy(world.superuserUrl)
  const settings = { ...settingsOf(world), DATABASE_URL: half.url, DATABASE_ADMIN_URL: half.superuserUrl }
  const refused = {
    code: 1,
    stderr: expect.stringMatching(
      /cannot be used[^]*has row-level security off[^]*\d+ of \d+ policies are missing[^]*restore again: wellmet restore/,
    ),
  }
  await Promise.all(
    ['api', 'worker', 'migrate'].map((command) =>
      expect(wellmetWith(settings, command)).rejects.toMatchObject(refused),
    ),
  )
  await expect(refuseIncompleteDatabase(half.url.replace('//wellmet_app@', '//nobody@'))).rejects.toThrow(
    /^The database at 127\.0\.0\.1:\d+ cannot be used: .*nobody/,
  )
}, 300_000)

test('a process that runs says that it is not ready when row-level security is off', async () => {
  const world = await worldForThisTest()
  await world.superuser.query('alter table contacts.contacts no force row level security')
  const answer = await fetch(`${world.origin()}/health/ready`)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ status: 'not ready', parts: { schema: { state: 'failing' } } })
})

test('too few and too many trusted proxies are told, and people who arrive by another protocol', async () => {
  const world = await worldForThisTest({ METRICS_TOKEN, TRUST_PROXY: '1' })
  const proxies = { count: 1 }
  /** Passes on as so many proxies would, each of which adds an address. */
  const proxy = createServer((request, response) => {
    void fetch(`${world.origin()}${request.url}`, {
      headers: {
        authorization: request.headers.authorization!,
        'x-forwarded-for': Array.from({ length: proxies.count }, (_, i) => `192.0.2.${i + 1}`).join(', '),
        'x-forwarded-proto': 'https',
      },
    }).then(async (answer) => response.writeHead(answer.status).end(await answer.text()))
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => void proxy.close())
  const PUBLIC_URL = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const check = async (trusted: string) => {
    const [finding] = await checkProxy({ PUBLIC_URL, METRICS_TOKEN }, trusted)
    return `${finding!.level}: ${finding!.text}`
  }
  expect(await check('1')).toMatch(/^warning: people arrive by https, and PUBLIC_URL says http:/)
  proxies.count = 2
  expect(await check('1')).toMatch(/come through 2 proxies and TRUST_PROXY is 1: .* Write TRUST_PROXY=2/)
  proxies.count = 1
  expect(await check('2')).toMatch(/come through 1 proxy and TRUST_PROXY is 2: .* Write TRUST_PROXY=1/)
  expect(await checkProxy({ PUBLIC_URL, METRICS_TOKEN: undefined }, '1')).toMatchObject([{ level: 'warning' }])
  // In a container, where the address of the machine leads to the container itself.
  for (const url of ['http://127.0.0.1:9', 'http://localhost:9'])
    expect(await checkProxy({ PUBLIC_URL: url, METRICS_TOKEN }, '0')).toMatchObject([{ level: 'ok' }])
  const away = await checkProxy({ PUBLIC_URL: 'http://wellmet.invalid', METRICS_TOKEN }, '0')
  expect(away).toMatchObject([{ level: 'warning', text: expect.stringContaining('does not answer') }])
})

test.each([
  [0, 'ok'],
  [-2_000, 'warning'],
  [40_000, 'fault'],
])('a clock that is off by %d ms is told as %s', (skew, level) => {
  expect(judgeClock(skew).level).toBe(level)
})
