import { expect, test } from 'vitest'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { cookieOf, tokenIn, worldForThisTest } from '../../tests/world/world.ts'

test('somebody signs up, is signed in, and has a workspace of their own', async () => {
  const { as, signUp } = await worldForThisTest()
  const ana = await signUp('Ana Lima')
  const session = await as(ana).users.session({})
  expect(session.user).toMatchObject({ name: 'Ana Lima', emailVerified: false })
  expect(session.workspace).toMatchObject({ name: 'Ana Lima’s workspace', role: 'owner' })
  expect(session.workspaces).toHaveLength(1)
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
  expect(session.user.id).toBe(user.id)
})

test('signing out ends the session at once', async () => {
  const { as, signUp } = await worldForThisTest()
  const ana = await signUp()
  await as(ana).users.signOut({})
  await expect(as(ana).users.session({})).rejects.toMatchObject({ status: 401 })
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

test('an address is confirmed by the link in the mail, once', async () => {
  const { as, signUp, mails } = await worldForThisTest()
  const ana = await signUp()
  const [mail] = await mails(ana.user.email)
  await as(null).users.verifyEmail({ body: { token: tokenIn(mail!.body) } })
  expect((await as(ana).users.session({})).user.emailVerified).toBe(true)
  const forged = as(null).users.verifyEmail({ body: { token: `${tokenIn(mail!.body)}x` } })
  await expect(forged).rejects.toMatchObject({ status: 422, code: 'link_not_valid' })
})

test('the confirmation mail is sent again until the address is confirmed', async () => {
  const { as, signUp, mails } = await worldForThisTest()
  const ana = await signUp()
  await as(ana).users.resendVerification({})
  const sent = await mails(ana.user.email)
  expect(sent).toHaveLength(2)
  await as(null).users.verifyEmail({ body: { token: tokenIn(sent[1]!.body) } })
  await as(ana).users.resendVerification({})
  expect(await mails(ana.user.email)).toHaveLength(2)
})

test('a forgotten password is replaced by a link that works once and ends every session', async () => {
  const { as, signUp, mails } = await worldForThisTest()
  const ana = await signUp()
  await as(null).users.forgotPassword({ body: { email: ana.user.email } })
  await as(null).users.forgotPassword({ body: { email: 'nobody@example.com' } })
  expect(await mails('nobody@example.com')).toEqual([])
  const token = tokenIn((await mails(ana.user.email)).at(-1)!.body)
  await as(null).users.resetPassword({ body: { token, newPassword: 'another horse battery' } })
  await expect(as(ana).users.session({})).rejects.toMatchObject({ status: 401 })
  await as(null).users.signIn({ body: { email: ana.user.email, password: 'another horse battery' } })
  const again = as(null).users.resetPassword({ body: { token, newPassword: 'a third horse battery' } })
  await expect(again).rejects.toMatchObject({ status: 422, code: 'link_not_valid' })
})

test('a changed password ends the other sessions and keeps this one', async () => {
  const { as, signUp, origin } = await worldForThisTest()
  const ana = await signUp()
  const elsewhere = await fetch(`${origin()}/api/account/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ana.user.email, password: ana.password }),
  })
  const other = { cookie: cookieOf(elsewhere) }
  await as(other).users.session({})
  const wrong = as(ana).users.changePassword({
    body: { currentPassword: 'wrong', newPassword: 'another horse battery' },
  })
  await expect(wrong).rejects.toMatchObject({ status: 422, problem: { errors: [{ field: 'currentPassword' }] } })
  await as(ana).users.changePassword({ body: { currentPassword: ana.password, newPassword: 'another horse battery' } })
  await expect(as(other).users.session({})).rejects.toMatchObject({ status: 401 })
  await expect(as(ana).users.session({})).resolves.toBeDefined()
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
  const { signUp, superuser } = await worldForThisTest()
  const ana = await signUp()
  const token = ana.cookie!.split('=')[1]!
  const stored = await superuser.query('select token from account.sessions')
  expect(stored.rows.some((row) => row.token === token)).toBe(false)
  const { rows } = await superuser.query('select password from account.credentials')
  expect(rows[0].password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
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
