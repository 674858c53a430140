import { expect, test } from 'vitest'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import {
  clickConnect,
  connectExtension,
  extensionRedirect,
  newVerifier,
  withExtension,
} from '../../tests/world/extension.ts'
import { askForLink } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { disableUser } from '../users/disable-user.ts'
import { endAllConnections } from './end-all-connections.ts'
import type { Tokens } from './extension.contract.ts'

const seconds = 1_000
const days = 86_400_000
const notValid = { status: 401, code: 'invalid_grant' }

const stage = async () => {
  const world = await worldForThisTest(withExtension)
  const ana = await world.signUp()
  return { world, ana }
}
const refresh = ({ as }: World, refreshToken: string) => as(null).extension.refresh({ body: { refreshToken } })
const works = (world: World, { accessToken }: Tokens): Promise<boolean> =>
  world
    .as({ key: accessToken })
    .extension.session({})
    .then(() => true)
    .catch(() => false)

test('a click on our page connects the extension, which then acts for its user in that workspace', async () => {
  const { world, ana } = await stage()
  const { as } = world
  const clicked = await clickConnect(world, ana)
  expect(clicked.redirectTo).toMatch(new RegExp(`^${extensionRedirect}\\?code=[\\w-]{43}&state=a-state$`))
  const { clientId, codeVerifier, code } = clicked
  const tokens = await as(null).extension.exchangeCode({ body: { clientId, codeVerifier, code } })
  const extension = as({ key: tokens.accessToken })
  const session = await extension.extension.session({})
  expect(session).toMatchObject({ user: { id: ana.user.id }, workspace: { id: ana.workspace!.id } })
  expect(session.workspaces).toHaveLength(1)
  expect(await extension.extension.heartbeat({ body: { version: '1.5.0' } })).toMatchObject({ minVersion: '0' })
  const { rows } = await world.superuser.query('select version from account.extension_clients')
  expect(rows).toEqual([{ version: '1.5.0' }])
  const refused = { status: 403 }
  await expect(extension.apiKeys.list({})).rejects.toMatchObject(refused)
  await expect(extension.devices.list({})).rejects.toMatchObject(refused)
  await expect(extension.extensionConnections.list({})).rejects.toMatchObject(refused)
  await expect(extension.users.changeProfile({ body: { name: 'Eve' } })).rejects.toMatchObject(refused)
  world.clock.shiftMs = 11 * 60 * seconds
  expect(await works(world, tokens), 'for ten minutes').toBe(false)
  const { items } = await as(ana).audit.list({})
  expect(items.map(({ action }) => action)).toContain('extension.connected')
})

test('only a redirect of the list is taken, exactly, and only with a fresh proof and a session', async () => {
  const { world, ana } = await stage()
  const { as } = world
  const { clientId } = await as(null).extension.register({ body: { platform: 'firefox', version: '1', name: 'x' } })
  const { challenge } = newVerifier()
  const ask = (redirectUri: string, who = ana) =>
    as(who).extensionConnections.connect({ body: { clientId, redirectUri, state: 's', codeChallenge: challenge } })
  const strange = [
    'https://evil.example/',
    `${extensionRedirect}x`,
    extensionRedirect.slice(0, -1),
    `${extensionRedirect}?x=1`,
  ]
  for (const redirectUri of strange) await expect(ask(redirectUri)).rejects.toMatchObject({ status: 409 })
  await expect(
    as(ana).extensionConnections.preview({ query: { clientId, redirectUri: 'https://evil.example/' } }),
  ).rejects.toMatchObject({ status: 409 })
  const una = await world.signUpUnverified('Una')
  await expect(ask(extensionRedirect, una)).rejects.toMatchObject({ code: 'email_not_verified' })
  const unknown = as(ana).extensionConnections.connect({
    body: { clientId: ana.user.id, redirectUri: extensionRedirect, state: 's', codeChallenge: challenge },
  })
  await expect(unknown).rejects.toMatchObject({ status: 404 })
  world.clock.shiftMs = 11 * 60 * seconds
  await expect(ask(extensionRedirect)).rejects.toMatchObject({ code: 'step_up_required' })
})

test('a code works once, for a minute, for its installation and with its verifier', async () => {
  const { world, ana } = await stage()
  const { as, clock } = world
  const exchange = ({ clientId, codeVerifier, code }: Awaited<ReturnType<typeof clickConnect>>) =>
    as(null).extension.exchangeCode({ body: { clientId, codeVerifier, code } })
  const wrongVerifier = await clickConnect(world, ana)
  await expect(exchange({ ...wrongVerifier, codeVerifier: newVerifier().verifier })).rejects.toMatchObject(notValid)
  await expect(exchange(wrongVerifier), 'and is used up by a wrong one').rejects.toMatchObject(notValid)
  const wrongClient = await clickConnect(world, ana)
  await expect(exchange({ ...wrongClient, clientId: wrongVerifier.clientId })).rejects.toMatchObject(notValid)
  const twice = await clickConnect(world, ana)
  const tokens = await exchange(twice)
  await expect(exchange(twice)).rejects.toMatchObject(notValid)
  expect(await works(world, tokens), 'a second use ends what the first one got').toBe(false)
  await expect(refresh(world, tokens.refreshToken)).rejects.toMatchObject(notValid)
  const late = await clickConnect(world, ana)
  clock.shiftMs = 61 * seconds
  await expect(exchange(late)).rejects.toMatchObject(notValid)
})

test('of ten exchanges of one code at once none leaves a way in', async () => {
  const { world, ana } = await stage()
  const { clientId, codeVerifier, code } = await clickConnect(world, ana)
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, () => world.as(null).extension.exchangeCode({ body: { clientId, codeVerifier, code } })),
  )
  const given = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  expect(given).toHaveLength(1)
  expect(await works(world, given[0]!)).toBe(false)
})

test('of fifty refreshes at once one rotates, and forty-nine get the same answer', async () => {
  const { world, ana } = await stage()
  const { refreshToken } = await connectExtension(world, ana)
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(world, refreshToken)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const { rows } = await world.superuser.query('select generation from account.extension_grants')
  expect(rows).toEqual([{ generation: 2 }])
  expect(await works(world, answers[0]!)).toBe(true)
  const next = await refresh(world, answers[0]!.refreshToken)
  expect(next.refreshToken).not.toBe(answers[0]!.refreshToken)
})

/** Connections as clicks would have left them: the refresh token of each. */
async function plantFamilies({ superuser }: World, { user, workspace }: Somebody, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => `wmr_${newSecret()}`)
  await superuser.query(
    `with client as (
       insert into account.extension_clients (id, platform, version, name, created_at, last_seen_at)
       values (gen_random_uuid(), 'chrome', '1.0', 'Chrome', now(), now()) returning id
     ), families as materialized (select gen_random_uuid() as id, hash from unnest($3::bytea[]) hash), granted as (
       insert into account.extension_grants
         (id, user_id, workspace_id, client_id, name, platform, scopes, generation, created_at, last_used_at, expires_at)
       select f.id, $1, $2, c.id, 'Chrome', 'chrome', '{extension:read}', 1, now(), now(), now() + interval '1 year'
       from families f, client c
     )
     insert into account.extension_refresh_tokens (grant_id, generation, hash, expires_at)
     select id, 1, hash, now() + interval '60 days' from families`,
    [user.id, workspace!.id, tokens.map(hashSecret)],
  )
  return tokens
}

test('two hundred families with three racing clients each: nobody is thrown out, and all go on together', async () => {
  const { world, ana } = await stage()
  const families = await plantFamilies(world, ana, 200)
  let wrong = 0
  for (let turn = 0; turn < 2; turn++) {
    for (let from = 0; from < families.length; from += 20) {
      const some = families.slice(from, from + 20)
      const answers = await Promise.all(
        some.flatMap((refreshToken) => [1, 2, 3].map(() => refresh(world, refreshToken).catch(() => null))),
      )
      for (const [at] of some.entries()) {
        const three = answers.slice(3 * at, 3 * at + 3)
        if (new Set(three.map((one) => one?.refreshToken)).size !== 1 || !three[0]) wrong += 1
        else families[from + at] = three[0].refreshToken
      }
    }
  }
  expect(wrong).toBe(0)
  const { rows } = await world.superuser.query('select distinct generation from account.extension_grants')
  expect(rows).toEqual([{ generation: 3 }])
}, 600_000)

test('a stolen token is of use until the next exchange of either side, then the family is dead for both', async () => {
  const { world, ana } = await stage()
  const { clock } = world
  const first = await connectExtension(world, ana)
  const ofOwner = await refresh(world, first.refreshToken)
  clock.shiftMs = 45 * seconds
  await expect(refresh(world, first.refreshToken), 'shown again after the grace').rejects.toMatchObject(notValid)
  expect(await works(world, ofOwner), 'committed although refused').toBe(false)
  await expect(refresh(world, ofOwner.refreshToken)).rejects.toMatchObject(notValid)
  const mails = await world.mails(ana.user.email)
  expect(mails.filter(({ kind }) => kind === 'account.extension-copied')).toHaveLength(1)
  const { items } = await world.as(ana).audit.list({})
  expect(items.map(({ action }) => action)).toContain('extension.copied')
})

test('a thief within the grace shares the next token, and one more exchange shows it', async () => {
  const { world, ana } = await stage()
  const { clock } = world
  const first = await connectExtension(world, ana)
  const ofOwner = await refresh(world, first.refreshToken)
  const ofThief = await refresh(world, first.refreshToken)
  expect(ofThief).toEqual(ofOwner)
  clock.shiftMs = 60 * seconds
  const nextOfThief = await refresh(world, ofThief.refreshToken)
  clock.shiftMs = 120 * seconds
  await expect(refresh(world, ofOwner.refreshToken)).rejects.toMatchObject(notValid)
  expect(await works(world, nextOfThief)).toBe(false)
  await expect(refresh(world, nextOfThief.refreshToken)).rejects.toMatchObject(notValid)
})

test('two generations back is no grace, however soon', async () => {
  const { world, ana } = await stage()
  const first = await connectExtension(world, ana)
  const second = await refresh(world, first.refreshToken)
  const third = await refresh(world, second.refreshToken)
  await expect(refresh(world, first.refreshToken)).rejects.toMatchObject(notValid)
  expect(await works(world, third)).toBe(false)
})

test('a connection ends after sixty days without use, and after a year in any case', async () => {
  const { world, ana } = await stage()
  const { clock } = world
  const unused = await connectExtension(world, ana)
  let used = await connectExtension(world, ana)
  for (clock.shiftMs = 0; clock.shiftMs < 360 * days; clock.shiftMs += 50 * days)
    used = await refresh(world, used.refreshToken)
  await expect(refresh(world, unused.refreshToken)).rejects.toMatchObject(notValid)
  clock.shiftMs = 366 * days
  await expect(refresh(world, used.refreshToken)).rejects.toMatchObject(notValid)
})

test('tokens are stored as hashes, and what replaces one is readable with that one alone', async () => {
  const { world, ana } = await stage()
  const first = await connectExtension(world, ana)
  const second = await refresh(world, first.refreshToken)
  const tables = ['clients', 'grants', 'codes', 'refresh_tokens', 'access_tokens']
  for (const table of tables) {
    const { rows } = await world.superuser.query(`select t::text as row from account.extension_${table} t`)
    const stored = JSON.stringify(rows)
    for (const token of [first.accessToken, first.refreshToken, second.accessToken, second.refreshToken]) {
      expect(stored).not.toContain(token)
      expect(stored).not.toContain(Buffer.from(token).toString('hex'))
    }
  }
})

const endings: Record<
  string,
  (world: World, ana: Awaited<ReturnType<typeof stage>>['ana'], tokens: Tokens) => Promise<unknown>
> = {
  'its own sign-out': ({ as }, _, { refreshToken }) => as(null).extension.logout({ body: { refreshToken } }),
  'being disconnected': async ({ as }, ana) => {
    const [connection] = (await as(ana).extensionConnections.list({})).items
    expect(connection).toMatchObject({ name: 'Chrome at work', workspaceName: ana.workspace!.name })
    await as(ana).extensionConnections.disconnect({ params: { id: connection!.id } })
  },
  'signing out everywhere': ({ as }, ana) => as(ana).devices.signOutEverywhere({}),
  'a changed password, also if API keys are kept': ({ as }, ana) =>
    as(ana).users.changePassword({
      body: { currentPassword: ana.password, newPassword: 'another horse battery', revokeKeys: false },
    }),
  'a reset password': async (world, ana) => {
    const token = await askForLink(world, ana.user.email)
    await world.as(null).users.resetPassword({ body: { token, newPassword: 'another horse battery' } })
  },
  'a disabled account': ({ services }, ana) => disableUser(services, ana.user.email),
  'a restored backup': ({ services }) => services.database.system.asSystem((tx) => endAllConnections(tx)),
}

test.each(Object.keys(endings))('a connection ends with %s', async (what) => {
  const { world, ana } = await stage()
  const tokens = await connectExtension(world, ana)
  expect(await works(world, tokens)).toBe(true)
  await endings[what]!(world, ana, tokens)
  expect(await works(world, tokens)).toBe(false)
  await expect(refresh(world, tokens.refreshToken)).rejects.toMatchObject(notValid)
})

test('connections are their user’s alone', async () => {
  const { world, ana } = await stage()
  const eve = await world.signUp('Eve')
  const tokens = await connectExtension(world, ana)
  const [connection] = (await world.as(ana).extensionConnections.list({})).items
  expect((await world.as(eve).extensionConnections.list({})).items).toEqual([])
  const foreign = world.as(eve).extensionConnections.disconnect({ params: { id: connection!.id } })
  await expect(foreign).rejects.toMatchObject({ status: 404 })
  expect(await works(world, tokens)).toBe(true)
})
