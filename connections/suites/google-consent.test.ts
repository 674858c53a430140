import { expect, test } from 'vitest'
import { googleStage } from '../../tests/world/google.ts'
import { join } from '../../tests/world/team.ts'

type Query = { state: string }
const refused = { code: 'link_not_valid' }

test('a state counts once', async () => {
  const { world, me, consent } = await googleStage()
  const query = (await consent()) as Query
  await world.as(me).suites.googleCallback({ query })
  await expect(world.as(me).suites.googleCallback({ query })).rejects.toMatchObject(refused)
})

test('a state that was never given out, or none, is refused, and nothing is asked of the provider', async () => {
  const { world, me, signIn, consent } = await googleStage()
  const { code } = await consent()
  const asked = signIn.countOf('token')
  const query = { state: 'google.made-up', code: code! }
  await expect(world.as(me).suites.googleCallback({ query })).rejects.toMatchObject(refused)
  await expect(world.as(me).suites.googleCallback({ query: { code } as unknown as Query })).rejects.toMatchObject({
    code: 'invalid_request',
  })
  expect(signIn.countOf('token')).toBe(asked)
})

test('a state of another session is refused, also of the same user, and is used up', async () => {
  const { world, me, consent } = await googleStage()
  const query = (await consent()) as Query
  const again = await fetch(`${world.origin()}/api/account/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: me.user.email, password: me.password }),
  })
  const other = {
    ...me,
    cookie: again.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  }
  await expect(world.as(other).suites.googleCallback({ query })).rejects.toMatchObject(refused)
  await expect(world.as(me).suites.googleCallback({ query })).rejects.toMatchObject(refused)
})

test('a state of a teammate is refused', async () => {
  const { world, me, consent } = await googleStage()
  const teammate = await join(world, me, 'member')
  const query = (await consent()) as Query
  await expect(world.as(teammate).suites.googleCallback({ query })).rejects.toMatchObject(refused)
})

test('an answer that names another issuer is refused', async () => {
  const { world, me, signIn, consent } = await googleStage()
  signIn.tamper = { iss: 'https://evil.example' }
  const query = (await consent()) as Query
  await expect(world.as(me).suites.googleCallback({ query })).rejects.toMatchObject({ code: 'unprocessable' })
  signIn.tamper = { iss: null }
  const unnamed = (await consent()) as Query
  await expect(world.as(me).suites.googleCallback({ query: unnamed })).rejects.toMatchObject({ code: 'unprocessable' })
  expect((await world.as(me).suites.googleStatus({})).accounts).toEqual([])
})

test('a code that was used before, or of another consent, connects nothing', async () => {
  const { world, me, consent } = await googleStage()
  const [first, second] = [await consent(), await consent()]
  const mixed = { ...second, code: first['code']! } as unknown as Query
  await expect(world.as(me).suites.googleCallback({ query: mixed })).rejects.toMatchObject({ code: 'unprocessable' })
  expect((await world.as(me).suites.googleStatus({})).accounts).toEqual([])
})

test('a consent is over after ten minutes', async () => {
  const { world, me, consent } = await googleStage()
  const query = (await consent()) as Query
  world.clock.shiftMs = 11 * 60_000
  await expect(world.as(me).suites.googleCallback({ query })).rejects.toMatchObject(refused)
})

test('whoever refuses is told so, and nothing is stored', async () => {
  const { world, me, consent } = await googleStage()
  const { state } = await consent()
  const query = { state: state!, error: 'access_denied' }
  await expect(world.as(me).suites.googleCallback({ query })).rejects.toMatchObject({ code: 'unprocessable' })
})

test('what was not permitted is not read; with nothing permitted there is no account', async () => {
  const { world, me, signIn, connect, consent } = await googleStage()
  signIn.withheldScopes = ['https://www.googleapis.com/auth/gmail.metadata']
  const account = await connect()
  expect(account.sources.map(({ source }) => source).toSorted()).toEqual(['calendar', 'contacts'])
  signIn.withheldScopes = [
    'https://www.googleapis.com/auth/gmail.metadata',
    'https://www.googleapis.com/auth/calendar.events.readonly',
    'https://www.googleapis.com/auth/contacts.readonly',
  ]
  const query = (await consent()) as Query
  await expect(world.as(me).suites.googleCallback({ query })).rejects.toMatchObject({ code: 'unprocessable' })
})

test('the way to the provider has a challenge, our one address, and no secret', async () => {
  const { world, me, signIn } = await googleStage()
  const { url } = await world.as(me).suites.googleStart({})
  const { searchParams } = new URL(url)
  expect(searchParams.get('code_challenge_method')).toBe('S256')
  expect(searchParams.get('redirect_uri')).toBe('http://wellmet.test/auth/callback')
  expect(url).not.toContain(signIn.clientSecret)
})

test('without settings of the operator nobody can connect, and the status says so', async () => {
  const { world, me } = await googleStage({}, { GOOGLE_CLIENT_ID: '' })
  expect(await world.as(me).suites.googleStatus({})).toMatchObject({ isAvailable: false, state: 'absent' })
  await expect(world.as(me).suites.googleStart({})).rejects.toMatchObject({ code: 'unprocessable' })
})
