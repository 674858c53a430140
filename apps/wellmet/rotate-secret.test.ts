import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createApi } from '../api/api.ts'
import { areas, hooks } from '../areas.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import { temporaryFolder } from '../../tests/services/temporary-folder.ts'
import { testConfig } from '../../tests/world/config.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { appWith, setUpApp } from '../../tests/world/second-factors.ts'
import { askForLink } from '../../tests/world/team.ts'
import { operatorOf, wellmetWith } from '../../tests/world/wellmet.ts'
import { tokenIn, worldForThisTest, type World } from '../../tests/world/world.ts'

const next = 'another secret for tests, of 32 characters or more'

const vaultKeys = JSON.stringify({ current: 'first', keys: { first: randomBytes(32).toString('base64') } })

const ana = 'Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@northgate.example,Northgate,Partner,08 Feb 2024'
const joost = 'Joost,de Wit,https://www.linkedin.com/in/joost,joost@kade.example,Kade,Founder,02 May 2026'

/** The API over the same database, with other settings, as after a restart. */
async function restart(world: World, settings: Record<string, string>) {
  const services = await openServices(testConfig(world.databaseUrl, settings, areas), 'test', { hooks })
  const app = await createApi(services)
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    await app.close()
    await services.close()
  })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return async (method: string, path: string, cookie?: string, body?: object) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { ...(cookie ? { cookie } : {}), ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
  }
}

test('after the secret is rotated, sessions, mailed links, ids and people stay what they were', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections([ana, joost]))
  const before = (await world.as(me).contacts.list({})).items
  await world.as(me).deletions.delete({ params: { id: before.find(({ name }) => name === 'Joost de Wit')!.id } })
  const kept = before.find(({ name }) => name === 'Ana Ribeiro')!
  const [confirmation] = await world.mails(me.user.email)
  const reset = await askForLink(world, me.user.email)

  const ask = await restart(world, { SECRET: next, SECRET_BEFORE: world.services.config.SECRET })
  expect((await ask('GET', '/api/account/session', me.cookie)).status).toBe(200)
  expect((await ask('GET', `/api/network/contacts/${kept.id}`, me.cookie)).body).toMatchObject({
    contact: { name: 'Ana Ribeiro' },
  })
  expect(
    (await ask('POST', '/api/network/deletions/allow-return', me.cookie, { email: 'joost@kade.example' })).body,
  ).toEqual({ lifted: true })
  const verified = await ask('POST', '/api/account/email/verify', me.cookie, { token: tokenIn(confirmation!.body) })
  expect(verified.status).toBe(204)
  const chosen = { token: reset, newPassword: 'another horse battery' }
  expect((await ask('POST', '/api/account/password/reset', undefined, chosen)).status).toBe(204)
})

test('without the secret before it, confirmation links end and everything else stays', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections([ana]))
  const [kept] = (await world.as(me).contacts.list({})).items
  const [confirmation] = await world.mails(me.user.email)
  const ask = await restart(world, { SECRET: next })
  const verified = await ask('POST', '/api/account/email/verify', me.cookie, { token: tokenIn(confirmation!.body) })
  expect(verified).toMatchObject({ status: 422, body: { code: 'link_not_valid' } })
  expect((await ask('GET', '/api/account/session', me.cookie)).status).toBe(200)
  expect((await ask('GET', `/api/network/contacts/${kept!.id}`, me.cookie)).body).toMatchObject({
    contact: { name: 'Ana Ribeiro' },
  })
})

test('one command makes new secrets, another moves what the vault sealed, and the old ones can go', async () => {
  const world = await worldForThisTest({ VAULT_KEYS: vaultKeys })
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections([ana]))
  const [kept] = (await world.as(me).contacts.list({})).items
  const { secret } = await setUpApp(world, me)
  const { SECRET } = world.services.config
  const printed = await operatorOf(world)('secrets', 'rotate')
  const rotated = Object.fromEntries(
    printed
      .trim()
      .split('\n')
      .map((line) =>
        line
          .replace(/='(.*)'$/, '=$1')
          .split(/=(.*)/s)
          .slice(0, 2),
      ),
  ) as {
    SECRET: string
    SECRET_BEFORE: string
    VAULT_KEYS: string
  }
  expect(rotated.SECRET_BEFORE).toBe(SECRET)
  expect(rotated.SECRET).toMatch(/^[\w-]{43}$/)
  expect(await operatorOf(world, rotated)('secrets', 'reseal')).toMatch(/^[2-9]\d* sealed values moved/)

  const { current, keys } = JSON.parse(rotated.VAULT_KEYS) as { current: string; keys: Record<string, string> }
  const alone = JSON.stringify({ current, keys: { [current]: keys[current] } })
  await expect(restart(world, { VAULT_KEYS: vaultKeys })).rejects.toThrow(/VAULT_KEYS is .*: it has no key/)
  const ask = await restart(world, { SECRET: rotated.SECRET, VAULT_KEYS: alone })
  expect((await ask('GET', '/api/account/session', me.cookie)).status).toBe(200)
  expect((await ask('GET', `/api/network/contacts/${kept!.id}`, me.cookie)).body).toMatchObject({
    contact: { name: 'Ana Ribeiro' },
  })
  const { email } = me.user
  const { body } = await ask('POST', '/api/account/sign-in', undefined, { email, password: me.password })
  const { challenge } = (body as { secondFactor: { challenge: string } }).secondFactor
  const code = appWith(world, secret)(1)
  const signedIn = await ask('POST', '/api/account/sign-in/second-factor', undefined, { challenge, code })
  expect(signedIn.status).toBe(200)
}, 300_000)

test('the files of a folder are rotated in place, and a word too much rotates nothing', async () => {
  const folder = join(temporaryFolder(), 'secrets')
  const wellmet = (...args: string[]) => wellmetWith({}, ...args)
  await wellmet('new-secrets', '--folder', folder)
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const before = Object.fromEntries(
    ['secret', 'secret_before', 'vault_keys', 'metrics_token'].map((name) => [name, read(name)]),
  )
  expect(before['secret_before']).toBe('')

  expect((await wellmet('secrets', 'rotate', '--folder', folder, '--help')).stdout).toMatch(/^wellmet secrets rotate/)
  await expect(wellmet('secrets', 'rotate', '--folder')).rejects.toMatchObject({ code: 2 })
  await expect(wellmet('secrets', 'rotate', '--fold', folder)).rejects.toMatchObject({ code: 2 })
  for (const [name, content] of Object.entries(before)) expect(read(name)).toBe(content)

  expect((await wellmet('secrets', 'rotate', '--folder', folder)).stdout).toMatch(/are new.*\n.*restart all processes/)
  expect(read('secret')).not.toBe(before['secret'])
  expect(read('secret_before')).toBe(before['secret'])
  expect(read('metrics_token')).toBe(before['metrics_token'])
  const [old, now] = [before['vault_keys']!, read('vault_keys')].map(
    (text) => JSON.parse(text) as { current: string; keys: Record<string, string> },
  )
  expect(now!.keys).toMatchObject(old!.keys)
  expect(now!.current).not.toBe(old!.current)
  expect(Object.keys(now!.keys)).toHaveLength(2)
  // A container reads them as another account.
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o644)
  expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([])
  rmSync(join(folder, 'vault_keys'))
  const rotated = read('secret')
  await expect(wellmet('secrets', 'rotate', '--folder', folder)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Nothing was changed, because .*vault_keys cannot be read/),
  })
  expect(read('secret')).toBe(rotated)
}, 120_000)

test.each(['migrate', 'api', 'secrets'])(
  'wellmet %s --help says how to type it, and does nothing',
  async (command) => {
    expect((await wellmetWith({}, command, '--help')).stdout).toMatch(new RegExp(`^wellmet ${command}`))
  },
  60_000,
)
