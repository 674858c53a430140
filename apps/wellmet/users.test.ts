import { expect, test } from 'vitest'
import { disableUser, enableUser } from '@wellmet/account/users/disable-user.ts'
import { join } from '../../tests/world/team.ts'
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

test('an operator deletes the account of a leaver, and hands their workspace over only when told to', async () => {
  const world = await worldForThisTest()
  const [ana, eve] = [await world.signUp('Ana Lima'), await world.signUp('Eve Moss')]
  const bob = await join(world, ana, 'member', 'Bob Diaz')
  const users = (...args: string[]) => operatorOf(world)('users', ...args)
  await expect(users('delete', 'nobody@example.com')).rejects.toMatchObject({ code: 1 })
  await expect(users('delete', ana.user.email, '--now')).rejects.toMatchObject({ code: 2 })
  await expect(users('delete', ana.user.email)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`the only owner of ${ana.workspace!.name}`),
  })
  expect((await signIn(world, ana)).status).toBe(200)

  // Eve had planned it for later herself.
  await world.as(eve).leaving.plan({ body: { email: eve.user.email } })
  for (const [who, ...options] of [[eve], [ana, '--hand-over']] as const) {
    expect(await users('delete', who.user.email, ...options)).toMatch(/signed out everywhere/)
    await expect(world.as(who).users.session({})).rejects.toMatchObject({ status: 401 })
  }
  await world.work()
  world.clock.shiftMs = 3 * 60_000
  await world.superuser.query('update graphile_worker._private_jobs set run_at = now()')
  await world.work()
  const { rows } = await world.superuser.query<{ email: string }>('select email from account.users')
  expect(rows.map(({ email }) => email)).toEqual([bob.user.email])
  expect((await world.superuser.query('select kind from account.deletions order by kind')).rows).toEqual([
    { kind: 'user' },
    { kind: 'user' },
    { kind: 'workspace' },
  ])
  expect((await world.as(bob).members.list({})).items).toMatchObject([{ role: 'owner' }])
}, 300_000)
