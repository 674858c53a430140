import { expect, test } from 'vitest'
import { scopesOf, suiteStage } from '../../tests/world/suites.ts'
import { join } from '../../tests/world/team.ts'

const refused = { code: 'link_not_valid' }

test('a state counts once', async () => {
  const { consent, comeBack } = await suiteStage('google')
  const query = await consent()
  await comeBack(query)
  await expect(comeBack(query)).rejects.toMatchObject(refused)
})

test('a state that was never given out, or none, is refused, and nothing is asked of the provider', async () => {
  const { signIn, consent, comeBack } = await suiteStage('google')
  const { code } = await consent()
  const asked = signIn.countOf('token')
  const query = { state: 'google.made-up', code: code! }
  await expect(comeBack(query)).rejects.toMatchObject(refused)
  await expect(comeBack({ code } as unknown as { state: string })).rejects.toMatchObject({
    code: 'invalid_request',
  })
  expect(signIn.countOf('token')).toBe(asked)
})

test('a state of another session is refused, also of the same user, and is used up', async () => {
  const { world, me, consent, comeBack } = await suiteStage('google')
  const query = await consent()
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
  await expect(comeBack(query, other)).rejects.toMatchObject(refused)
  await expect(comeBack(query)).rejects.toMatchObject(refused)
})

test('a state of a teammate is refused', async () => {
  const { world, me, consent, comeBack } = await suiteStage('google')
  const teammate = await join(world, me, 'member')
  const query = await consent()
  await expect(comeBack(query, teammate)).rejects.toMatchObject(refused)
})

test('an answer that names another issuer is refused', async () => {
  const { signIn, consent, comeBack, status } = await suiteStage('google')
  signIn.tamper = { iss: 'https://evil.example' }
  const query = await consent()
  await expect(comeBack(query)).rejects.toMatchObject({ code: 'unprocessable' })
  signIn.tamper = { iss: null }
  const unnamed = await consent()
  await expect(comeBack(unnamed)).rejects.toMatchObject({ code: 'unprocessable' })
  expect((await status()).accounts).toEqual([])
})

test('a code that was used before, or of another consent, connects nothing', async () => {
  const { consent, comeBack, status } = await suiteStage('google')
  const [first, second] = [await consent(), await consent()]
  const mixed = { ...second, code: first['code']! }
  await expect(comeBack(mixed)).rejects.toMatchObject({ code: 'unprocessable' })
  expect((await status()).accounts).toEqual([])
})

test('a consent is over after ten minutes', async () => {
  const { world, consent, comeBack } = await suiteStage('google')
  const query = await consent()
  world.clock.shiftMs = 11 * 60_000
  await expect(comeBack(query)).rejects.toMatchObject(refused)
})

test('whoever refuses is told so, and nothing is stored', async () => {
  const { consent, comeBack } = await suiteStage('google')
  const { state } = await consent()
  const query = { state, error: 'access_denied' }
  await expect(comeBack(query)).rejects.toMatchObject({ code: 'unprocessable' })
})

test('what was not permitted is not read; with nothing permitted there is no account', async () => {
  const { signIn, consent, comeBack, connect } = await suiteStage('google')
  signIn.withheldScopes = ['https://www.googleapis.com/auth/gmail.metadata']
  const account = await connect()
  expect(account.sources.map(({ source }) => source).toSorted()).toEqual(['calendar', 'contacts'])
  signIn.withheldScopes = [...scopesOf.google]
  const query = await consent()
  await expect(comeBack(query)).rejects.toMatchObject({ code: 'unprocessable' })
})

test('the way to the provider has a challenge, our one address, and no secret', async () => {
  const { world, me, signIn } = await suiteStage('google')
  const { url } = await world.as(me).suites.googleStart({})
  const { searchParams } = new URL(url)
  expect(searchParams.get('code_challenge_method')).toBe('S256')
  expect(searchParams.get('redirect_uri')).toBe('http://wellmet.test/auth/callback')
  expect(url).not.toContain(signIn.clientSecret)
})
