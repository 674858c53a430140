import { expect, test } from 'vitest'
import { disableUser, enableUser } from '@wellmet/account/users/disable-user.ts'
import { operatorOf } from '../../tests/world/wellmet.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'

const signIn = (world: World, { user, password }: Somebody) =>
  fetch(`${world.origin()}/api/account/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: user.email, password }),
  })

test('an operator lists users, and disables one', async () => {
  const world = await worldForThisTest()
  const [ana, bob] = [await world.signUp('Ana Lima'), await world.signUp('Bob Diaz')]
  const users = (...args: string[]) => operatorOf(world)('users', ...args)
  expect(await users('disable', bob.user.email.toUpperCase())).toMatch(/is disabled\. Sessions and API keys have ended/)
  const listed = await users('list')
  expect(listed).toMatch(
    new RegExp(`^${ana.user.email}\tAna Lima\tsince [\\d-]+\tlast seen [\\d-]+\t1 workspace$`, 'm'),
  )
  expect(listed).toMatch(
    new RegExp(`^${bob.user.email}\tBob Diaz.*\tnot signed in\t1 workspace\tdisabled [\\d-]+$`, 'm'),
  )
  expect(listed).toMatch(/^2 users\.$/m)
  expect(await disableUser(world.services, 'nobody@example.com')).toBe('not found')
}, 120_000)

test('a disabled user has no session and no key left, cannot sign in, and can again when enabled', async () => {
  const world = await worldForThisTest()
  const [ana, bob] = [await world.signUp('Ana Lima'), await world.signUp('Bob Diaz')]
  const { secret } = await world.as(bob).apiKeys.create({ body: { name: 'bell', scopes: ['notifications:read'] } })
  const asKey = () => fetch(`${world.origin()}/api/notifications`, { headers: { authorization: `Bearer ${secret}` } })
  expect((await asKey()).status).toBe(200)

  expect(await disableUser(world.services, bob.user.email)).toBe('done')
  expect(await disableUser(world.services, bob.user.email)).toBe('was so')
  await expect(world.as(bob).users.session({})).rejects.toMatchObject({ status: 401 })
  expect((await asKey()).status).toBe(401)
  const refused = await signIn(world, bob)
  expect(refused.status).toBe(403)
  expect(refused.headers.get('set-cookie')).toBeNull()
  expect(await refused.json()).toMatchObject({ code: 'forbidden', detail: expect.stringContaining('disabled') })
  const { rows } = await world.superuser.query('select from account.sessions where user_id = $1', [bob.user.id])
  expect(rows).toHaveLength(0)
  expect((await signIn(world, { ...bob, password: 'not the password' })).status).toBe(401)
  expect(await world.as(ana).users.session({})).toMatchObject({ user: { email: ana.user.email } })

  expect(await enableUser(world.services, bob.user.email)).toBe('done')
  expect((await signIn(world, bob)).status).toBe(200)
  expect((await asKey()).status).toBe(401)
  const { rows: entries } = await world.superuser.query<{ action: string }>(
    'select action from account.audit_events where workspace_id = $1 order by seq',
    [bob.workspace!.id],
  )
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['user.disabled', 'api-key.revoked', 'user.enabled']),
  )
})

test('whoever signs in while being disabled has no session afterwards', async () => {
  const world = await worldForThisTest()
  const bob = await world.signUp('Bob Diaz')
  await Promise.all([signIn(world, bob), disableUser(world.services, bob.user.email), signIn(world, bob)])
  const { rows } = await world.superuser.query('select from account.sessions where user_id = $1', [bob.user.id])
  expect(rows).toHaveLength(0)
})
