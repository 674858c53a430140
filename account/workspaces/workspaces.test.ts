import { expect, test } from 'vitest'
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
