import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { newId } from '@wellmet/platform/values/id.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import { askForLink, signInAt } from '../../tests/world/team.ts'
import { cookieOf, worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'

const newPassword = 'another horse battery'
const scopes: ('account:read' | 'dashboard:read')[] = ['account:read', 'dashboard:read']

const makeKey = async ({ as }: World, { cookie }: Somebody) =>
  (await as({ cookie: cookie! }).apiKeys.create({ body: { name: 'Script', scopes } })).secret

const changeAt = ({ origin }: World, { cookie, password }: Somebody, more: object = {}) =>
  fetch(`${origin()}/api/account/password/change`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookie! },
    body: JSON.stringify({ currentPassword: password, newPassword, ...more }),
  })

test('a forgotten password is replaced by a link that works once and ends every session', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const ana = await world.signUp()
  const token = await askForLink(world, ana.user.email)
  await as(null).users.resetPassword({ body: { token, newPassword } })
  await expect(as(ana).users.session({})).rejects.toMatchObject({ status: 401 })
  await as(null).users.signIn({ body: { email: ana.user.email, password: newPassword } })
  const again = as(null).users.resetPassword({ body: { token, newPassword: 'a third horse battery' } })
  await expect(again).rejects.toMatchObject({ status: 422, code: 'link_not_valid' })
})

test('asking for a link does the same for an unknown address, and mails nobody', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const before = (await world.mails()).length
  const jobs = async () =>
    (await world.superuser.query(`select task_identifier from graphile_worker.jobs where run_at <= now() order by id`))
      .rows
  const waiting = (await jobs()).length
  await world.as(null).users.forgotPassword({ body: { email: ana.user.email } })
  await world.as(null).users.forgotPassword({ body: { email: 'nobody@example.com' } })
  expect(await world.mails()).toHaveLength(before)
  expect((await jobs()).slice(waiting)).toEqual([
    { task_identifier: 'account.send-reset-link' },
    { task_identifier: 'account.send-reset-link' },
  ])
  await world.work()
  expect(await world.mails('nobody@example.com')).toEqual([])
  expect(await world.mails()).toHaveLength(before + 1)
})

test('a reset password revokes every API key, in every workspace, and the user is told by mail', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const ana = await world.signUp()
  const here = await makeKey(world, ana)
  const second = await as(ana).workspaces.create({ body: { name: 'Acme' } })
  await as(ana).users.enterWorkspace({ params: { id: second.id } })
  const there = await makeKey(world, ana)
  const token = await askForLink(world, ana.user.email)
  await as(null).users.resetPassword({ body: { token, newPassword } })
  for (const key of [here, there]) await expect(as({ key }).users.session({})).rejects.toMatchObject({ status: 401 })
  const told = (await world.mails(ana.user.email)).at(-1)!
  expect(told.subject).toBe('Your password was changed')
  expect(told.body).toContain('All your API keys were revoked')
  const back = await signInAt(world, { ...ana, password: newPassword })
  const events = (await as(back).audit.list({ query: {} })).items
  expect(events.filter(({ action }) => action === 'api-key.revoked')).toHaveLength(1)
})

test('only the newest link works, and none that is older than the password', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const ana = await world.signUp()
  const reset = (token: string) => as(null).users.resetPassword({ body: { token, newPassword } })
  const first = await askForLink(world, ana.user.email)
  const second = await askForLink(world, ana.user.email)
  await expect(reset(first)).rejects.toMatchObject({ code: 'link_not_valid' })
  await reset(second)
  const third = await askForLink(world, ana.user.email)
  const cookie = (await signInAt(world, { ...ana, password: newPassword })).cookie
  const change = await changeAt(world, { ...ana, cookie, password: newPassword }, { newPassword: ana.password })
  expect(change.status).toBe(204)
  await expect(reset(third)).rejects.toMatchObject({ code: 'link_not_valid' })
})

test('a changed password ends the other sessions, gives this one a new token, and revokes the API keys', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const ana = await world.signUp()
  const key = await makeKey(world, ana)
  const other = await signInAt(world, ana)
  await as(other).users.session({})
  const wrong = as(ana).users.changePassword({ body: { currentPassword: 'wrong', newPassword } })
  await expect(wrong).rejects.toMatchObject({ status: 422, problem: { errors: [{ field: 'currentPassword' }] } })
  const changed = await changeAt(world, ana)
  expect(changed.status).toBe(204)
  await expect(as(other).users.session({})).rejects.toMatchObject({ status: 401 })
  await expect(as(ana).users.session({})).rejects.toMatchObject({ status: 401 })
  await expect(as({ cookie: cookieOf(changed) }).users.session({})).resolves.toBeDefined()
  await expect(as({ key }).users.session({})).rejects.toMatchObject({ status: 401 })
  expect((await world.mails(ana.user.email)).at(-1)!.body).toContain('All your API keys were revoked')
})

test('whoever says so keeps the API keys when changing the password', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const key = await makeKey(world, ana)
  expect((await changeAt(world, ana, { revokeKeys: false })).status).toBe(204)
  await expect(world.as({ key }).users.session({})).resolves.toBeDefined()
  expect((await world.mails(ana.user.email)).at(-1)!.body).toContain('Your API keys still work')
})

test('who signs in with the old password while it is reset is out afterwards', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const token = await askForLink(world, ana.user.email)
  // Signing in is held up at its last line, the audit log, until the reset has had its time.
  const holder = await world.superuser.connect()
  await holder.query('begin')
  await holder.query('select from account.audit_heads for update')
  const signingIn = signInAt(world, ana)
  await vi.waitFor(async () => {
    const { rows } = await world.superuser.query(`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    expect(rows).toHaveLength(1)
  }, 20_000)
  const resetting = world.as(null).users.resetPassword({ body: { token, newPassword } })
  await Promise.race([resetting, sleep(1_500)])
  await holder.query('rollback')
  holder.release()
  await resetting
  await expect(world.as(await signingIn).users.session({})).rejects.toMatchObject({ status: 401 })
})

test('the first reset proves the address, and takes an account from whoever made it with somebody else’s', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const attacker = await world.signUpUnverified('Not Ana', 'ana@example.com')
  const invitation = newSecret()
  await world.superuser.query(
    `insert into account.invitations (id, workspace_id, email, role, token_hash, invited_by, expires_at)
     values ($1, $2, 'accomplice@example.com', 'admin', $3, $4, now() + interval '14 days')`,
    [newId(), attacker.workspace!.id, hashSecret(invitation), attacker.user.id],
  )
  const preview = () => as(null).invitations.preview({ body: { token: invitation } })
  await expect(preview()).resolves.toBeDefined()
  const token = await askForLink(world, 'ana@example.com')
  await as(null).users.resetPassword({ body: { token, newPassword } })
  await expect(as(attacker).users.session({})).rejects.toMatchObject({ status: 401 })
  await expect(preview()).rejects.toMatchObject({ code: 'link_not_valid' })
  const ana = await signInAt(world, { ...attacker, password: newPassword })
  expect((await as(ana).users.session({})).user.emailVerified).toBe(true)
  const told = (await world.mails('ana@example.com')).find(({ kind }) => kind === 'account.password-reset')
  expect(told!.body).toContain('Nobody had confirmed this address before')
})

test('the first confirmation of an address ends the other sessions, later ones do not', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const ana = await world.signUpUnverified()
  const before = await signInAt(world, ana)
  await world.verify(ana)
  await expect(as(before).users.session({})).rejects.toMatchObject({ status: 401 })
  const after = await signInAt(world, ana)
  await world.verify(ana)
  await expect(as(after).users.session({})).resolves.toBeDefined()
})

test('a password that is guessed soon is refused at sign-up, change and reset', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const weak = ['1234567890', 'password12', 'qwertyuiop', 'aaaaaaaaaa', '          ', 'Ana Lima 1990', 'Wellmet 2026']
  for (const password of weak) {
    const refused = as(null).users.signUp({ body: { name: 'Ana Lima', email: 'ana@example.com', password } })
    await expect(refused).rejects.toMatchObject({ status: 422, problem: { errors: [{ field: 'password' }] } })
  }
  const ana = await world.signUp('Ana Lima')
  const token = await askForLink(world, ana.user.email)
  for (const guessed of ['password12', 'Ana Lima 1990']) {
    const refusal = { status: 422, problem: { errors: [{ field: 'newPassword' }] } }
    const change = as(ana).users.changePassword({ body: { currentPassword: ana.password, newPassword: guessed } })
    await expect(change).rejects.toMatchObject(refusal)
    await expect(as(null).users.resetPassword({ body: { token, newPassword: guessed } })).rejects.toMatchObject(refusal)
  }
  await as(null).users.resetPassword({ body: { token, newPassword } })
})

test('wrong passwords count as failures to sign in, wherever they are asked for', async () => {
  const world = await worldForThisTest({ RATE_LIMIT_FACTOR: '1' })
  const { as } = world
  const ana = await world.signUp()
  const wrong = 'a wrong guess'
  for (let i = 0; i < 5; i++) {
    const change = as(ana).users.changePassword({ body: { currentPassword: wrong, newPassword } })
    await expect(change).rejects.toMatchObject({ status: 422 })
    const proof = as(ana).proofs.confirm({ body: { password: wrong } })
    await expect(proof).rejects.toMatchObject({ status: 422 })
  }
  const right = as(ana).proofs.confirm({ body: { password: ana.password } })
  await expect(right).rejects.toMatchObject({ status: 429, code: 'rate_limited' })
  const signIn = as(ana).users.signIn({ body: { email: ana.user.email, password: ana.password } })
  await expect(signIn).rejects.toMatchObject({ status: 429 })
})
