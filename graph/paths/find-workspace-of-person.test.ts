import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const ana = ['Ana,Ribeiro,https://www.linkedin.com/in/ana,,Northgate,Partner,08 Feb 2024']

test('a link of another workspace of mine names it, and nobody learns where an id of others is from', async () => {
  const world = await worldForThisTest()
  const [me, bob] = [await world.signUp('Mara Lind'), await world.signUp('Bob Reyes')]
  await bring(world, me, 'Connections.csv', connections(ana))
  const id = (await world.as(me).contacts.list({})).items[0]!.id
  const { workspaceOf } = world.as(me).paths
  const { id: workspace, name } = me.workspace!
  const itsWorkspace = { id: workspace, name }
  expect(await workspaceOf({ params: { id } })).toEqual(itsWorkspace)
  const second = await world.as(me).workspaces.create({ body: { name: 'Second' } })
  await world.as(me).users.enterWorkspace({ params: { id: second.id } })
  await expect(world.as(me).paths.person({ params: { id } })).rejects.toMatchObject({ status: 404 })
  expect(await workspaceOf({ params: { id } })).toEqual(itsWorkspace)
  await expect(world.as(bob).paths.workspaceOf({ params: { id } }), 'no member of it').rejects.toMatchObject({
    status: 404,
  })
  const unknown = personIds({ viewer: { userId: me.user.id, workspaceId: workspace }, services: world.services }).show(
    7n,
  )
  await expect(workspaceOf({ params: { id: unknown } }), 'somebody whom I may not see there').rejects.toMatchObject({
    status: 404,
  })
  await world.as(me).users.enterWorkspace({ params: { id: workspace } })
  expect(await world.as(me).paths.person({ params: { id } })).toMatchObject({ person: { name: 'Ana Ribeiro' } })
})
