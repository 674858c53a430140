import { expect, test } from 'vitest'
import { joinAgain, signInAt } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

test('a user founds a second workspace and goes there and back', async () => {
  const { as, signUp } = await worldForThisTest()
  const ana = await signUp()
  const second = await as(ana).workspaces.create({ body: { name: 'Acme' } })
  expect(second).toMatchObject({ name: 'Acme', role: 'owner' })
  expect((await as(ana).workspaces.current({})).id).toBe(ana.workspace!.id)
  expect((await as(ana).users.enterWorkspace({ params: { id: second.id } })).workspace?.name).toBe('Acme')
  expect((await as(ana).workspaces.current({})).name).toBe('Acme')
  expect((await as(ana).workspaces.list({})).items).toHaveLength(2)
})

test('nobody enters a workspace that they do not belong to', async () => {
  const { as, signUp } = await worldForThisTest()
  const [ana, eve] = [await signUp(), await signUp()]
  await expect(as(eve).users.enterWorkspace({ params: { id: ana.workspace!.id } })).rejects.toMatchObject({
    status: 404,
  })
})

test('a rename does not overwrite one that was not seen', async () => {
  const { as, signUp, origin } = await worldForThisTest()
  const ana = await signUp()
  const seen = await fetch(`${origin()}/api/workspaces/current`, { headers: { cookie: ana.cookie! } })
  const headers = { 'if-match': seen.headers.get('etag')! }
  expect((await as(ana).workspaces.rename({ body: { name: 'Acme' }, headers })).name).toBe('Acme')
  const late = as(ana).workspaces.rename({ body: { name: 'Other' }, headers })
  await expect(late).rejects.toMatchObject({ status: 412, code: 'precondition_failed' })
})

test('a new device opens the workspace in which its user worked last, and for a start the team’s', async () => {
  const world = await worldForThisTest()
  const [ana, bob] = [await world.signUp('Ana'), await world.signUp('Bob')]
  const opened = async () =>
    (await world.as({ ...bob, ...(await signInAt(world, bob)) }).users.session({})).workspace?.id
  const { workspace: team } = await joinAgain(world, ana, bob, 'member')
  expect(await opened(), 'the team they joined').toBe(team!.id)
  await world.as(bob).users.enterWorkspace({ params: { id: bob.workspace!.id } })
  expect(await opened(), 'where they went').toBe(bob.workspace!.id)
  await world.as(bob).users.enterWorkspace({ params: { id: team!.id } })
  await world.as(bob).users.signOut({})
  expect(await opened(), 'where they were when they signed out').toBe(team!.id)
})
