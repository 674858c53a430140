import { expect, test } from 'vitest'
import { setUpApp } from '../../tests/world/second-factors.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

test('members without a second factor can only set one up, with the next request, and so can their keys', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const owner = await world.signUp('The owner')
  const member = await join(world, owner, 'member')
  const { secret: key } = await as(member).apiKeys.create({ body: { name: 'Script', scopes: ['account:read'] } })
  await setUpApp(world, owner)
  const names = [{ userId: member.user.id, name: 'The member' }]
  expect(await as(owner).secondFactorRules.show({})).toEqual({ required: false, membersWithout: names })
  const changed = await as(owner).secondFactorRules.change({ body: { required: true } })
  expect(changed).toEqual({ required: true, membersWithout: names })
  const needed = { status: 403, code: 'second_factor_required' }
  await expect(as(member).contacts.list({})).rejects.toMatchObject(needed)
  await expect(as(member).workspaces.current({})).rejects.toMatchObject(needed)
  await expect(as({ key }).workspaces.current({})).rejects.toMatchObject(needed)
  await as(owner).workspaces.current({})
  expect((await as(member).users.session({})).workspace?.id).toBe(owner.workspace!.id)
  expect(await as(member).secondFactors.status({})).toMatchObject({ enabled: false, required: true })
  await setUpApp(world, member)
  await as(member).workspaces.current({})
  await as({ key }).workspaces.current({})
  await as(member).secondFactors.disable({ body: {} })
  await expect(as(member).workspaces.current({})).rejects.toMatchObject(needed)
  await as(owner).secondFactorRules.change({ body: { required: false } })
  await as(member).workspaces.current({})
  const { items } = await as(owner).audit.list({})
  expect(items.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['second-factor.demanded', 'second-factor.left-open']),
  )
})

test('the rule is for one workspace, and whoever it shuts out works in another', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const owner = await world.signUp('The owner')
  const member = await join(world, owner, 'member')
  await setUpApp(world, owner)
  await as(owner).secondFactorRules.change({ body: { required: true } })
  const own = member.workspaces.find(({ id }) => id !== owner.workspace!.id)!
  await as(member).users.enterWorkspace({ params: { id: own.id } })
  expect((await as(member).workspaces.current({})).id).toBe(own.id)
})

test('only an owner with a second factor of their own and a fresh proof changes the rule', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const owner = await world.signUp('The owner')
  const admin = await join(world, owner, 'admin')
  const body = { required: true }
  await expect(as(admin).secondFactorRules.change({ body })).rejects.toMatchObject({ status: 403, code: 'forbidden' })
  await expect(as(admin).secondFactorRules.show({})).rejects.toMatchObject({ status: 403 })
  await expect(as(owner).secondFactorRules.change({ body })).rejects.toMatchObject({ status: 409 })
  await setUpApp(world, owner)
  world.clock.shiftMs = 11 * 60_000
  const stale = as(owner).secondFactorRules.change({ body })
  await expect(stale).rejects.toMatchObject({ status: 403, code: 'step_up_required' })
  expect(await as(owner).secondFactorRules.show({})).toMatchObject({ required: false })
})
