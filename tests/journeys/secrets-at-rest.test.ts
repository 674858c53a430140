import { createHash } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { createLog } from '@wellmet/platform/log/log.ts'
import { bring, connections } from '../world/imports.ts'
import { message } from '../world/introductions.ts'
import { countMails, invited, signedUp } from '../world/mail-counts.ts'
import { join } from '../world/team.ts'
import { tokenIn, worldForThisTest, type Somebody, type World } from '../world/world.ts'
import { readDatabase, readRedis, shapesOf, type Place } from './places-of-secrets.ts'

const cara = 'cara@northgate.example'
const bob = 'bob.prey@kade.example'
const card = connections([`Cara,Connector,https://www.linkedin.com/in/cara,${cara},Northgate,Partner,08 Feb 2024`])
const passwords = {
  mistyped: 'a mistyped horse battery',
  second: 'the second horse battery',
  third: 'the third horse battery',
}

/** Somebody uses everything that makes or takes a secret; the secrets, by what they open. */
async function liveThrough(world: World): Promise<{ secrets: Map<string, string>; mara: Somebody; mate: Somebody }> {
  const secrets = new Map(Object.entries(passwords))
  const mara = await world.signUp('Mara Lind', 'mara@example.com')
  const mate = await join(world, mara, 'member', 'Noa Peer')
  const { secret: key } = await world.as(mara).apiKeys.create({ body: { name: 'script', scopes: ['network:read'] } })
  await world.as({ key }).contacts.list({})
  secrets.set('password', mara.password).set('session', sessionOf(mara)).set('api key', key)
  await askForIntroduction(world, mara, mate)
  const wrong = world.as(null).users.signIn({ body: { email: mara.user.email, password: passwords.mistyped } })
  await expect(wrong).rejects.toMatchObject({ status: 401 })
  await world.as(null).users.forgotPassword({ body: { email: mara.user.email } })
  await world.work()
  const reset = (await world.mails(mara.user.email)).findLast(({ kind }) => kind === 'account.reset-password')
  const headers = { 'idempotency-key': 'reset-once' }
  const body = { token: tokenIn(reset!.body), newPassword: passwords.second }
  await world.as(null).users.resetPassword({ body, headers })
  const signedIn = await fetch(`${world.origin()}/api/account/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: mara.user.email, password: passwords.second }),
  })
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';')[0]!)
  for (const one of cookie) secrets.set(`cookie ${one.split('=')[0]}`, one.slice(one.indexOf('=') + 1))
  const change = { currentPassword: passwords.second, newPassword: passwords.third, revokeKeys: true }
  await world.as({ cookie: cookie.join('; ') }).users.changePassword({ body: change })
  await world.work()
  for (const [i, token] of (await tokensIn(world)).entries()) secrets.set(`link ${i}`, token)
  return { secrets, mara, mate }
}

async function askForIntroduction(world: World, mara: Somebody, mate: Somebody): Promise<void> {
  for (const who of [mara, mate]) await bring(world, who, 'Connections.csv', card)
  const [connector] = (await world.as(mara).contacts.list({})).items
  const target = { name: 'Bob Prey', email: bob }
  const ask = { target, connector: { personId: connector!.id }, message, status: 'pending' }
  await world.as(mara).requests.create({ body: ask, headers: { 'idempotency-key': 'ask-once' } })
  await world.work()
  const [token] = await tokensIn(world, cara)
  const reply = { reply: 'accept', how: 'ask_target' } as const
  await world.as(null).guestAsks.reply({ params: { token: token! }, body: reply })
  await world.work()
  expect(await tokensIn(world, bob)).not.toEqual([])
}

const sessionOf = ({ cookie }: Somebody): string => cookie!.match(/session=([^;]+)/)![1]!

/** Every token that is in a link of a mail. */
const tokensIn = async (world: World, address?: string): Promise<string[]> =>
  (await world.mails(address)).flatMap(({ body }) =>
    [...body.matchAll(/(?:token=|\/guest\/\w+\/)([\w.~-]{20,})/g)].map(([, token]) => token!),
  )

/** The fast hash that a careless program would keep of a password. */
const fastHashOf = (password: string): string[] => {
  const hash = createHash('sha256').update(password)
  return [hash.copy().digest('hex'), hash.copy().digest('base64url')]
}

test('no password, session, key or link is found in the database, in Redis or in the log after a whole journey', async () => {
  const redisUrl = inject('redisUrl')
  const lines: string[] = []
  const log = createLog({ level: 'debug', name: 'test', destination: { write: (line) => void lines.push(line) } })
  const world = await worldForThisTest(redisUrl ? { REDIS_URL: redisUrl } : {}, log)
  const { secrets, mara, mate } = await liveThrough(world)
  expect(secrets.size).toBeGreaterThan(12)
  const places: Place[] = [...(await readDatabase(world)), ['the log', lines.join('')], ...(await readRedis(redisUrl))]
  const read = places.reduce((sum, [, text]) => sum + text.length, 0)
  expect(read).toBeGreaterThan(50_000)
  const found = [...secrets].flatMap(([what, secret]) => {
    const shapes = [...shapesOf(secret), ...(what in passwords || what === 'password' ? fastHashOf(secret) : [])]
    return places
      .filter(([, text]) => shapes.some((shape) => text.includes(shape)))
      .map(([place]) => `${what} in ${place}`)
  })
  expect(found).toEqual([])
  // The search itself finds what is there.
  expect(places.some(([, text]) => shapesOf('Mara Lind').some((shape) => text.includes(shape)))).toBe(true)

  expect(await countMails(world)).toEqual({
    [mara.user.email]: {
      ...signedUp,
      'account.reset-password': 1,
      'account.password-reset': 1,
      'account.new-device': 1,
      'account.password-changed': 1,
    },
    [mate.user.email]: invited,
    [cara]: { 'introductions.ask': 1 },
    [bob]: { 'introductions.target-consent': 1 },
  })
}, 120_000)
