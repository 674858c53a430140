import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { tokenIn, worldForThisTest } from '../../tests/world/world.ts'
import { leastPasswordHashKib } from './users.settings.ts'

test('somebody signs up, is signed in, and has a workspace of their own', async () => {
  const { as, signUpUnverified } = await worldForThisTest()
  const ana = await signUpUnverified('Ana Lima')
  const session = await as(ana).users.session({})
  expect(session.user).toMatchObject({ name: 'Ana Lima', emailVerified: false })
  expect(session.workspace).toMatchObject({ name: 'Ana Lima’s workspace', role: 'owner' })
  expect(session.workspaces).toHaveLength(1)
})

test('a member says one line about themselves, changes it and takes it out', async () => {
  const { as, signUp } = await worldForThisTest()
  const ana = await signUp('Ana Lima')
  const change = (headline: string | null) => as(ana).users.changeProfile({ body: { headline } })
  expect(await change('I build software for ports.')).toMatchObject({ headline: 'I build software for ports.' })
  expect((await as(ana).users.session({})).user.headline).toBe('I build software for ports.')
  expect(await change(null)).toMatchObject({ headline: null })
  await expect(change('See https://evil.example')).rejects.toMatchObject({ status: 400 })
})

test('one address is one account, also when two sign up at once', async () => {
  const { as } = await worldForThisTest()
  const form = { name: 'Ana', email: 'ana@example.com', password: 'correct horse battery' }
  const both = await Promise.allSettled([
    as(null).users.signUp({ body: form }),
    as(null).users.signUp({ body: { ...form, email: 'ANA@example.com' } }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(as(null).users.signUp({ body: form })).rejects.toMatchObject({ status: 409, code: 'email_taken' })
})

test('signing in needs the right password, and says the same for an unknown address', async () => {
  const { as, signUp } = await worldForThisTest()
  const { user, password } = await signUp()
  const wrong = as(null).users.signIn({ body: { email: user.email, password: 'not the password' } })
  await expect(wrong).rejects.toMatchObject({ status: 401, code: 'wrong_credentials' })
  const unknown = as(null).users.signIn({ body: { email: 'nobody@example.com', password } })
  await expect(unknown).rejects.toMatchObject({ status: 401, code: 'wrong_credentials' })
  const session = await as(null).users.signIn({ body: { email: user.email, password } })
  expect(session).toMatchObject({ user: { id: user.id } })
})

test('signing out ends the session at once', async () => {
  const { as, signUp } = await worldForThisTest()
  const ana = await signUp()
  await as(ana).users.signOut({})
  await expect(as(ana).users.session({})).rejects.toMatchObject({ status: 401 })
})

test('a browser stores no answer, and signing out empties its cache', async () => {
  const { signUp, origin } = await worldForThisTest()
  const { cookie } = await signUp()
  const ask = (path: string, method = 'GET') => fetch(origin() + path, { method, headers: { cookie: cookie! } })
  for (const path of ['/api/account/session', '/api/network/contacts', '/api/nothing-here'])
    expect((await ask(path)).headers.get('cache-control')).toBe('no-store')
  const signedOut = await ask('/api/account/sign-out', 'POST')
  expect(signedOut.headers.get('cache-control')).toBe('no-store')
  expect(signedOut.headers.get('clear-site-data')).toBe('"cache"')
})

test('a session ends after its days, and one in use is prolonged', async () => {
  const { as, signUp, clock } = await worldForThisTest({ SESSION_DAYS: '7' })
  const ana = await signUp()
  const idle = await signUp()
  clock.shiftMs = 5 * millisecondsPerDay
  await as(ana).users.session({})
  clock.shiftMs = 9 * millisecondsPerDay
  await expect(as(ana).users.session({})).resolves.toBeDefined()
  await expect(as(idle).users.session({})).rejects.toMatchObject({ status: 401 })
})

test('a session ends for good after thirty days, however often it is used', async () => {
  const { as, signUp, clock } = await worldForThisTest({ SESSION_DAYS: '14', SESSION_MAX_DAYS: '30' })
  const ana = await signUp()
  for (const day of [10, 20, 29]) {
    clock.shiftMs = day * millisecondsPerDay
    await expect(as(ana).users.session({})).resolves.toBeDefined()
  }
  clock.shiftMs = 31 * millisecondsPerDay
  await expect(as(ana).users.session({})).rejects.toMatchObject({ status: 401 })
})

test('signing in or up again in the same browser ends the session before', async () => {
  const { as, signUp } = await worldForThisTest()
  const ana = await signUp()
  const inThatBrowser = { headers: { cookie: ana.cookie! } }
  await as(null).users.signIn({ body: { email: ana.user.email, password: ana.password }, ...inThatBrowser })
  await expect(as(ana).users.session({})).rejects.toMatchObject({ status: 401 })
  const bob = await signUp()
  const body = { name: 'Bob again', email: 'bob-again@example.com', password: bob.password }
  await as(null).users.signUp({ body, headers: { cookie: bob.cookie! } })
  await expect(as(bob).users.session({})).rejects.toMatchObject({ status: 401 })
})

test('an address is confirmed by the link in the mail', async () => {
  const { as, signUpUnverified, mails } = await worldForThisTest()
  const ana = await signUpUnverified()
  const [mail] = await mails(ana.user.email)
  const forged = as(ana).users.verifyEmail({ body: { token: `${tokenIn(mail!.body)}x` } })
  await expect(forged).rejects.toMatchObject({ status: 422, code: 'link_not_valid' })
  await as(ana).users.verifyEmail({ body: { token: tokenIn(mail!.body) } })
  expect((await as(ana).users.session({})).user.emailVerified).toBe(true)
})

test('a confirmation link that is signed with SECRET itself is refused', async () => {
  const { as, signUpUnverified, mails, services } = await worldForThisTest()
  const ana = await signUpUnverified()
  const token = tokenIn((await mails(ana.user.email))[0]!.body)
  const signedText = token.slice(0, token.lastIndexOf('.'))
  const signature = createHmac('sha256', services.config.SECRET).update(signedText).digest('base64url')
  const guessed = as(ana).users.verifyEmail({ body: { token: `${signedText}.${signature}` } })
  await expect(guessed).rejects.toMatchObject({ status: 422, code: 'link_not_valid' })
  await as(ana).users.verifyEmail({ body: { token } })
})

test('an address is confirmed only by somebody who is signed in with it', async () => {
  const { as, signUpUnverified, mails } = await worldForThisTest()
  const [ana, eve] = [await signUpUnverified('Ana'), await signUpUnverified('Eve')]
  const token = tokenIn((await mails(ana.user.email))[0]!.body)
  await expect(as(null).users.verifyEmail({ body: { token } })).rejects.toMatchObject({ status: 401 })
  await expect(as(eve).users.verifyEmail({ body: { token } })).rejects.toMatchObject({ code: 'link_not_valid' })
  expect((await as(ana).users.session({})).user.emailVerified).toBe(false)
  expect((await as(eve).users.session({})).user.emailVerified).toBe(false)
})

test('the confirmation mail is sent again until the address is confirmed', async () => {
  const { as, signUpUnverified, mails } = await worldForThisTest()
  const ana = await signUpUnverified()
  await as(ana).users.resendVerification({})
  const sent = await mails(ana.user.email)
  expect(sent).toHaveLength(2)
  await as(ana).users.verifyEmail({ body: { token: tokenIn(sent[1]!.body) } })
  await as(ana).users.resendVerification({})
  expect(await mails(ana.user.email)).toHaveLength(2)
})

test('guessing a password is slowed down by the person, whatever the address', async () => {
  const { as, signUp } = await worldForThisTest({ RATE_LIMIT_FACTOR: '1' })
  const { user } = await signUp()
  const guess = () => as(null).users.signIn({ body: { email: user.email, password: 'a wrong guess' } })
  for (let i = 0; i < 10; i++) await expect(guess()).rejects.toMatchObject({ status: 401 })
  await expect(guess()).rejects.toMatchObject({ status: 429, code: 'rate_limited' })
})

test('a session cookie sent by another site changes nothing', async () => {
  const { as, signUp } = await worldForThisTest()
  const ana = await signUp()
  const foreign = as(ana).users.changeProfile({ body: { name: 'Eve' }, headers: { origin: 'https://evil.example' } })
  await expect(foreign).rejects.toMatchObject({ status: 403, code: 'cross_site' })
  await as(ana).users.changeProfile({ body: { name: 'Ana L.' }, headers: { origin: 'http://wellmet.test' } })
  expect((await as(ana).users.session({})).user.name).toBe('Ana L.')
})

test('signing up again with the same Idempotency-Key answers the same and makes nobody twice', async () => {
  const { as, superuser } = await worldForThisTest()
  const body = { name: 'Ana', email: 'ana@example.com', password: 'correct horse battery' }
  const headers = { 'idempotency-key': 'sign-up-1' }
  const first = await as(null).users.signUp({ body, headers })
  const second = await as(null).users.signUp({ body, headers })
  expect(second).toEqual(first)
  expect((await superuser.query('select count(*)::int as n from account.users')).rows[0].n).toBe(1)
  const other = as(null).users.signUp({ body: { ...body, name: 'Eve' }, headers })
  await expect(other).rejects.toMatchObject({ status: 422, code: 'idempotency_mismatch' })
})

test('tokens are stored as hashes only, and passwords as argon2id', async () => {
  const { signUp, superuser } = await worldForThisTest({ ARGON2_MEMORY_KIB: String(leastPasswordHashKib) })
  const ana = await signUp()
  const token = ana.cookie!.match(/session=([^;]+)/)![1]!
  const stored = await superuser.query('select token from account.sessions')
  expect(stored.rows.some((row) => row.token === token)).toBe(false)
  const { rows } = await superuser.query('select password from account.credentials')
  expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('signing up leaves no hash of the password but argon2id anywhere in the database', async () => {
  const { as, superuser } = await worldForThisTest()
  const body = { name: 'Ana', email: 'ana@example.com', password: 'summer holiday 2026' }
  await as(null).users.signUp({ body, headers: { 'idempotency-key': 'sign-up-1' } })
  const { rows } = await superuser.query('select request_hash, reply::text from platform.idempotency_keys')
  expect(rows).toHaveLength(1)
  expect(rows[0].reply).not.toContain(body.password)
  const texts = [JSON.stringify(['POST /api/account/sign-up', undefined, body]), JSON.stringify(body), body.password]
  const guesses = texts.map((text) => createHash('sha256').update(text).digest('hex'))
  expect(guesses).not.toContain(rows[0].request_hash.toString('hex'))
})

test('an Idempotency-Key is another key in another workspace, and for another user', async () => {
  const world = await worldForThisTest()
  const [ana, bob] = [await world.signUp(), await world.signUp('Bob')]
  const headers = { 'idempotency-key': 'the-same-key' }
  const body = { email: 'new@example.com', role: 'member' as const }
  const first = await world.as(ana).invitations.create({ body, headers })
  expect(await world.as(ana).invitations.create({ body, headers })).toEqual(first)
  const other = await world.as(ana).workspaces.create({ body: { name: 'Another' } })
  await world.as(ana).users.enterWorkspace({ params: { id: other.id } })
  expect((await world.as(ana).invitations.create({ body, headers })).id).not.toBe(first.id)
  expect((await world.as(ana).invitations.list({})).items).toHaveLength(1)
  expect((await world.as(bob).invitations.create({ body, headers })).id).not.toBe(first.id)
})

test('whoever left every workspace gets one again', async () => {
  const { as, signUp, superuser } = await worldForThisTest()
  const ana = await signUp()
  expect((await as(ana).ensureUsers.ensure({})).created).toBe(false)
  await superuser.query('delete from account.memberships where user_id = $1', [ana.user.id])
  expect((await as(ana).users.session({})).workspace).toBeNull()
  const ensured = await as(ana).ensureUsers.ensure({})
  expect(ensured).toMatchObject({ created: true, session: { workspace: { role: 'owner' } } })
})
