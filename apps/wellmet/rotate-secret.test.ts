import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createApi } from '../api/api.ts'
import { areas, hooks } from '../areas.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import { testConfig } from '../../tests/world/config.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { appWith, setUpApp } from '../../tests/world/second-factors.ts'
import { askForLink } from '../../tests/world/team.ts'
import { operatorOf } from '../../tests/world/wellmet.ts'
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
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
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
  await expect(restart(world, { VAULT_KEYS: vaultKeys })).rejects.toThrow(/not in the key ring/)
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
