import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { halfRestoredCopy } from '../../tests/services/half-restored.ts'
import { refuseIncompleteDatabase } from '@wellmet/database/catalogue/refuse-incomplete-database.ts'
import { operatorOf, settingsOf, wellmetWith } from '../../tests/world/wellmet.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { startMailCatcher } from '../../tools/product/mail-catcher.ts'
import { judgeClock } from './checks/check-database.ts'
import { checkProxy } from './checks/check-proxy.ts'

const METRICS_TOKEN = 'a token of the operator'

test('an operator sees that everything is fine, and what is not', async () => {
  const mail = await startMailCatcher()
  onTestFinished(() => mail.stop())
  const world = await worldForThisTest({ SMTP_URL: mail.url, METRICS_TOKEN })
  await world.signUp()
  const check = operatorOf(world, { METRICS_TOKEN, PUBLIC_URL: world.origin() })
  const fine = await check('check')
  expect(fine).not.toMatch(/FAULT/)
  expect(fine.match(/^WARNING.*/gm)).toEqual([
    expect.stringMatching(/backup +nothing is backed up: set BACKUP_DIRECTORY/),
  ])
  for (const line of [/OK +database +PostgreSQL .* complete at/, /OK +secrets/, /OK +mail/, /OK +proxy/, /OK +clock/])
    expect(fine).toMatch(line)

  await world.superuser.query('alter table contacts.contacts disable row level security')
  const wrong = operatorOf(world, { VAULT_KEYS: JSON.stringify({ current: 'a', keys: { a: btoa('x'.repeat(32)) } }) })
  await expect(check('check')).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/FAULT +database +contacts\.contacts has row-level security off/),
  })
  await world.superuser.query('alter table contacts.contacts enable row level security')
  await expect(wrong('check')).rejects.toMatchObject({ code: 1, stdout: expect.stringMatching(/FAULT +secrets/) })
}, 300_000)

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
})

test.each([
  [0, 'ok'],
  [-2_000, 'warning'],
  [40_000, 'fault'],
])('a clock that is off by %d ms is told as %s', (skew, level) => {
  expect(judgeClock(skew).level).toBe(level)
})
