import { expect, test } from 'vitest'
import { millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { join, joinAgain } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import type { NewApiKey } from './api-keys.contract.ts'

const makeKey = (world: World, somebody: Somebody, more: Partial<NewApiKey> = {}) =>
  world.as(somebody).apiKeys.create({
    body: { name: 'Script', scopes: ['account:read'], ...more },
  })

test('a key does what its scopes say, as its user, in its workspace, and nothing else', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const ana = await world.signUp()
  const { key, secret } = await makeKey(world, ana)
  expect(key).toMatchObject({ name: 'Script', scopes: ['account:read'], lastUsedAt: null })
  expect(secret.startsWith(key.prefix)).toBe(true)
  const program = { key: secret }
  expect((await as(program).users.session({})).user.id).toBe(ana.user.id)
  await expect(as(program).workspaces.rename({ body: { name: 'x' } })).rejects.toMatchObject({ status: 403 })
  const more = makeKey(world, { ...ana, cookie: '', ...program }, { scopes: ['account:write'] })
  await expect(more).rejects.toMatchObject({ status: 403 })
  expect((await as(ana).apiKeys.list({})).items[0]?.lastUsedAt).not.toBeNull()
})

test('a key is made only with a confirmed address and a fresh proof of who asks', async () => {
  const world = await worldForThisTest()
  const unconfirmed = makeKey(world, await world.signUpUnverified())
  await expect(unconfirmed).rejects.toMatchObject({ status: 403, code: 'email_not_verified' })
  const ana = await world.signUp()
  world.clock.shiftMs = 11 * 60_000
  await expect(makeKey(world, ana)).rejects.toMatchObject({ status: 403, code: 'step_up_required' })
  const guessed = world.as(ana).proofs.confirm({ body: { password: 'not the password' } })
  await expect(guessed).rejects.toMatchObject({ status: 422, problem: { errors: [{ field: 'password' }] } })
  await expect(makeKey(world, ana)).rejects.toMatchObject({ status: 403, code: 'step_up_required' })
  expect((await world.as(ana).apiKeys.list({})).items).toEqual([])
  await world.as(ana).proofs.confirm({ body: { password: ana.password } })
  await makeKey(world, ana)
})

test('a key ends after its days: ninety unless another number is given, a year at most', async () => {
  const world = await worldForThisTest()
  const { as, clock } = world
  const ana = await world.signUp()
  const usual = await makeKey(world, ana)
  const short = await makeKey(world, ana, { expiresInDays: 7 })
  const days = (Date.parse(usual.key.expiresAt) - Date.parse(usual.key.createdAt)) / millisecondsPerDay
  expect(days).toBe(90)
  await expect(makeKey(world, ana, { expiresInDays: 366 })).rejects.toMatchObject({ status: 400 })
  clock.shiftMs = 8 * millisecondsPerDay
  await expect(as({ key: short.secret }).users.session({})).rejects.toMatchObject({ status: 401 })
  await as({ key: usual.secret }).users.session({})
  clock.shiftMs = 91 * millisecondsPerDay
  await expect(as({ key: usual.secret }).users.session({})).rejects.toMatchObject({ status: 401 })
})

test('a scope that no endpoint asks for is refused', async () => {
  const world = await worldForThisTest()
  const ana = await world.signUp()
  const unknown = makeKey(world, ana, { scopes: ['account:read', 'everything:write' as 'account:write'] })
  await expect(unknown).rejects.toMatchObject({ status: 400, code: 'invalid_request' })
})

test('a key learns of no workspace but its own', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const ana = await world.signUp()
  await as(ana).workspaces.create({ body: { name: 'A secret merger' } })
  const { secret } = await makeKey(world, ana, { scopes: ['account:read', 'dashboard:write'] })
  const own = [{ id: ana.workspace!.id, name: ana.workspace!.name, role: 'owner' }]
  expect((await as({ key: secret }).workspaces.list({})).items).toEqual(own)
  expect((await as({ key: secret }).users.session({})).workspaces).toEqual(own)
  expect((await as({ key: secret }).ensureUsers.ensure({})).session.workspaces).toEqual(own)
  expect((await as(ana).workspaces.list({})).items).toHaveLength(2)
})

test('a revoked key is refused with the very next request', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const ana = await world.signUp()
  const { key, secret } = await makeKey(world, ana)
  await as(ana).apiKeys.revoke({ params: { id: key.id } })
  await expect(as({ key: secret }).users.session({})).rejects.toMatchObject({ status: 401 })
})

test('the secret is stored nowhere', async () => {
  const world = await worldForThisTest()
  const { secret } = await makeKey(world, await world.signUp())
  const { rows } = await world.superuser.query('select k::text as row from account.api_keys k')
  expect(rows[0].row).not.toContain(secret.slice(9))
})

test('keys of others are not seen and not revoked', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const [ana, eve] = [await world.signUp(), await world.signUp()]
  const { key } = await makeKey(world, ana)
  expect((await as(eve).apiKeys.list({})).items).toEqual([])
  expect((await as(eve).apiKeys.listOfWorkspace({})).items).toEqual([])
  await expect(as(eve).apiKeys.revoke({ params: { id: key.id } })).rejects.toMatchObject({ status: 404 })
  await expect(as(eve).apiKeys.revokeOfMember({ params: { id: key.id } })).rejects.toMatchObject({ status: 404 })
})

test('an owner sees the keys of all members and revokes any, and nobody else does', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const owner = await world.signUp('The owner')
  const [admin, member] = [await join(world, owner, 'admin'), await join(world, owner, 'member')]
  const own = await makeKey(world, owner)
  const { key, secret } = await makeKey(world, member, { name: 'Their script' })
  const { items } = await as(owner).apiKeys.listOfWorkspace({})
  expect(items.map(({ name, userName }) => [name, userName])).toEqual([
    ['Their script', 'The member'],
    ['Script', 'The owner'],
  ])
  await expect(as(admin).apiKeys.listOfWorkspace({})).rejects.toMatchObject({ status: 403 })
  await expect(as(admin).apiKeys.revokeOfMember({ params: { id: key.id } })).rejects.toMatchObject({ status: 403 })
  await expect(as(owner).apiKeys.revoke({ params: { id: key.id } })).rejects.toMatchObject({ status: 404 })
  expect((await as(owner).apiKeys.list({})).items.map(({ id }) => id)).toEqual([own.key.id])
  await as(owner).apiKeys.revokeOfMember({ params: { id: key.id } })
  await expect(as({ key: secret }).users.session({})).rejects.toMatchObject({ status: 401 })
})

test('the key of a demoted member can do what a viewer can, and the viewer can still revoke it', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const owner = await world.signUp('The owner')
  const admin = await join(world, owner, 'admin')
  const { key, secret } = await makeKey(world, admin, { scopes: ['account:read', 'account:write'] })
  const program = as({ key: secret })
  expect((await program.workspaces.rename({ body: { name: 'Renamed' } })).name).toBe('Renamed')
  await as(owner).members.changeRole({ params: { userId: admin.user.id }, body: { role: 'viewer' } })
  await expect(program.workspaces.rename({ body: { name: 'Again' } })).rejects.toMatchObject({ status: 403 })
  await expect(program.audit.list({ query: {} })).rejects.toMatchObject({ status: 403 })
  expect((await as(admin).apiKeys.list({})).items.map(({ id }) => id)).toEqual([key.id])
  await as(admin).apiKeys.revoke({ params: { id: key.id } })
  await expect(program.users.session({})).rejects.toMatchObject({ status: 401 })
})

test('who was removed and is invited again starts without keys', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const owner = await world.signUp('The owner')
  const member = await join(world, owner, 'member')
  const { secret } = await makeKey(world, member)
  await as(owner).members.remove({ params: { userId: member.user.id } })
  await expect(as({ key: secret }).users.session({})).rejects.toMatchObject({ status: 401 })
  const again = await joinAgain(world, owner, member, 'member')
  await expect(as({ key: secret }).users.session({})).rejects.toMatchObject({ status: 401 })
  expect((await as(again).apiKeys.list({})).items).toEqual([])
})
