import { expect, test } from 'vitest'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

test('members are listed, change roles and leave', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const owner = await world.signUp('The owner')
  const member = await join(world, owner, 'member')
  expect((await as(member).members.list({})).items.map(({ role }) => role)).toEqual(['owner', 'member'])
  const changed = await as(owner).members.changeRole({ params: { userId: member.user.id }, body: { role: 'admin' } })
  expect(changed.role).toBe('admin')
  await as(member).members.remove({ params: { userId: member.user.id } })
  expect((await as(owner).members.list({})).items).toHaveLength(1)
  const { workspace, workspaces } = await as(member).users.session({})
  expect([workspace, workspaces.map(({ name }) => name)]).toEqual([null, ['The member’s workspace']])
})

test('a removed member is out with the very next request', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const owner = await world.signUp('The owner')
  const viewer = await join(world, owner, 'viewer')
  expect((await as(viewer).workspaces.current({})).id).toBe(owner.workspace!.id)
  await as(owner).members.remove({ params: { userId: viewer.user.id } })
  await expect(as(viewer).workspaces.current({})).rejects.toMatchObject({ status: 403 })
})

test('a key neither changes roles nor removes anybody', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const owner = await world.signUp('The owner')
  const member = await join(world, owner, 'member')
  const { secret } = await as(owner).apiKeys.create({
    body: { name: 'Script', scopes: ['account:write'] },
  })
  const params = { userId: member.user.id }
  const promotion = as({ key: secret }).members.changeRole({ params, body: { role: 'owner' } })
  await expect(promotion).rejects.toMatchObject({ status: 403 })
  await expect(as({ key: secret }).members.remove({ params })).rejects.toMatchObject({ status: 403 })
  expect((await as(owner).members.list({})).items.map(({ role }) => role)).toEqual(['owner', 'member'])
})

test('to make, unmake or remove an owner or admin, or to invite one, takes a fresh proof; other changes do not', async () => {
  const world = await worldForThisTest()
  const { as, clock } = world
  const owner = await world.signUp('The owner')
  const other = await join(world, owner, 'admin', 'Other')
  await as(owner).members.changeRole({ params: { userId: other.user.id }, body: { role: 'owner' } })
  const admin = await join(world, owner, 'admin')
  const member = await join(world, owner, 'member')
  const { id } = await as(owner).invitations.create({ body: { email: 'new@example.com', role: 'admin' } })
  clock.shiftMs = 11 * 60_000
  const stale = { status: 403, code: 'step_up_required' }
  const change = (userId: string, role: 'owner' | 'admin' | 'member' | 'viewer') =>
    as(owner).members.changeRole({ params: { userId }, body: { role } })
  for (const role of ['owner', 'admin'] as const)
    await expect(change(member.user.id, role)).rejects.toMatchObject(stale)
  for (const { user } of [other, admin]) {
    await expect(change(user.id, 'member')).rejects.toMatchObject(stale)
    await expect(as(owner).members.remove({ params: { userId: user.id } })).rejects.toMatchObject(stale)
  }
  await expect(as(owner).members.remove({ params: { userId: owner.user.id } })).rejects.toMatchObject(stale)
  const invite = (role: 'admin' | 'member') =>
    as(owner).invitations.create({ body: { email: `${role}@example.com`, role } })
  await expect(invite('admin')).rejects.toMatchObject(stale)
  await expect(as(owner).invitations.link({ params: { id } })).rejects.toMatchObject(stale)
  for (const action of ['resend', 'extend'] as const)
    await expect(as(owner).invitationPages.change({ params: { id }, body: { action } })).rejects.toMatchObject(stale)
  await invite('member')
  await as(owner).invitationPages.change({ params: { id }, body: { action: 'take_back' } })
  expect(await change(member.user.id, 'viewer')).toMatchObject({ role: 'viewer' })
  await as(owner).members.remove({ params: { userId: member.user.id } })
  await as(owner).proofs.confirm({ body: { password: owner.password } })
  expect(await change(admin.user.id, 'owner')).toMatchObject({ role: 'owner' })
  await as(owner).members.remove({ params: { userId: other.user.id } })
})

test('two owners who leave at the same time do not leave the workspace without one', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const one = await world.signUp('One')
  const two = await join(world, one, 'admin', 'Two')
  await as(one).members.changeRole({ params: { userId: two.user.id }, body: { role: 'owner' } })
  const leaving = await Promise.allSettled(
    [one, two].map((owner) => as(owner).members.remove({ params: { userId: owner.user.id } })),
  )
  expect(leaving.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { rows } = await world.superuser.query(
    `select count(*)::int as n from account.memberships where workspace_id = $1 and role = 'owner'`,
    [one.workspace!.id],
  )
  expect(rows[0].n).toBe(1)
})

test('a stranger’s workspace has no members to see or to change', async () => {
  const { as, signUp } = await worldForThisTest()
  const [ana, eve] = [await signUp('Ana'), await signUp('Eve')]
  expect((await as(eve).members.list({})).items.map(({ name }) => name)).toEqual(['Eve'])
  const change = as(eve).members.changeRole({ params: { userId: ana.user.id }, body: { role: 'viewer' } })
  await expect(change).rejects.toMatchObject({ status: 404 })
})
