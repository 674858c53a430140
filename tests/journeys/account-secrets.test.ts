import { expect, inject, test } from 'vitest'
import { createLog } from '@wellmet/platform/log/log.ts'
import { clickThrough } from '../../tools/stand-ins/sign-in/click-through.ts'
import { connectExtension, withExtension } from '../world/extension.ts'
import { challengeOf, finishSignIn, setUpApp } from '../world/second-factors.ts'
import { answerIn, companyForThisTest, newBrowser, type Company } from '../world/sign-on.ts'
import type { World } from '../world/world.ts'
import { readDatabase, readRedis, secretsIn, shapesOf, type Place } from './places-of-secrets.ts'

const mia = 'mia@acme.example'

/** Single sign-on, a directory, a second factor and the extension are used; the secrets, by what they open. */
async function liveThrough(company: Company): Promise<Map<string, string>> {
  const { world, provider, owner } = company
  const secrets = new Map([['client secret', provider.clientSecret]])
  const add = (what: string, more: object) => {
    for (const [name, secret] of Object.entries(more)) secrets.set(`${what} ${name}`, String(secret))
  }
  const browser = newBrowser(world)
  const answer = answerIn(await clickThrough(await browser.start(mia), { account: mia }))
  expect(await browser.finish(answer)).toMatchObject({ status: 200 })
  add('sign-on', { state: answer.state, code: answer.code })
  add('cookie', Object.fromEntries(browser.cookies))

  const { secret: token } = await world.as(owner).provisioning.createToken({ body: { name: 'Entra ID' } })
  expect(await askDirectory(world, token)).toBe(200)
  add('provisioning', { token })

  const { accessToken, refreshToken } = await connectExtension(world, owner)
  const renewed = await world.as(null).extension.refresh({ body: { refreshToken } })
  add('extension', { accessToken, refreshToken, renewed: renewed.refreshToken })

  const { app, secret, recoveryCodes } = await setUpApp(world, owner)
  await finishSignIn(world, { challenge: await challenge(company), code: app(1) })
  await finishSignIn(world, { challenge: await challenge(company), recoveryCode: recoveryCodes[0]! })
  add('second factor', { secret })
  add('recovery code', recoveryCodes)
  await world.work()
  return secrets
}

const challenge = async ({ world, owner }: Company): Promise<string> => (await challengeOf(world, owner)).challenge

const askDirectory = async ({ origin }: World, token: string): Promise<number> =>
  (await fetch(`${origin()}/scim/v2/Users`, { headers: { authorization: `Bearer ${token}` } })).status

test('no secret of single sign-on, a directory, a second factor or the extension comes to rest anywhere', async () => {
  const redisUrl = inject('redisUrl')
  const lines: string[] = []
  const log = createLog({ level: 'debug', name: 'test', destination: { write: (line) => void lines.push(line) } })
  const settings = { ...withExtension, ...(redisUrl ? { REDIS_URL: redisUrl } : {}) }
  const company = await companyForThisTest([{ email: mia, name: 'Mia Acme' }], settings, log)
  const secrets = await liveThrough(company)
  expect(secrets.size).toBeGreaterThan(15)
  const places: Place[] = [
    ...(await readDatabase(company.world)),
    ['the log', lines.join('')],
    ...(await readRedis(redisUrl)),
  ]
  expect(secretsIn(places, secrets)).toEqual([])
  // The search itself finds what is there.
  expect(places.some(([, text]) => shapesOf(mia).some((shape) => text.includes(shape)))).toBe(true)
}, 60_000)
