import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const priya =
  'Priya,Raman,https://www.linkedin.com/in/priya-raman,priya@kade.example,Kade Systems,Head of Platform,01 Jan 2022'
const tomasz = 'Tomasz,Nowak,https://www.linkedin.com/in/tomasz-nowak,,Heliograph,VP Engineering,12 Mar 2023'

async function team() {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  const eve = await join(world, me, 'member', 'Eve Okafor')
  await bring(world, bob, 'Connections.csv', connections([priya]))
  await bring(world, me, 'Connections.csv', connections([tomasz]))
  const reach = async (who: typeof me) => (await world.as(who).paths.top({})).people.map(({ name }) => name).toSorted()
  return { world, me, bob, eve, reach }
}

test('nothing is shared until its owner says so', async () => {
  const { world, me, bob, reach } = await team()
  expect(await world.as(bob).sharing.show({})).toMatchObject({ mode: 'private', sharedWith: [], contacts: 1 })
  expect(await reach(me)).toEqual(['Tomasz Nowak'])
  const mine = await world.as(me).sharing.show({})
  expect(mine.sharedWithMe).toEqual([])
  expect(mine.teammates.map(({ name }) => name)).toEqual(['Bob Reyes', 'Eve Okafor'])
})

test('a shared network opens paths through its owner, and shows only what its list of fields says', async () => {
  const { world, me, bob, eve, reach } = await team()
  const shared = await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  expect(shared.sharedWith.map(({ name }) => name)).toEqual(['Eve Okafor', 'Mara Lind'])
  expect(await reach(me)).toEqual(['Priya Raman', 'Tomasz Nowak'])
  expect((await world.as(eve).sharing.show({})).sharedWithMe).toMatchObject([{ name: 'Bob Reyes', contacts: 1 }])
  expect(await reach(eve)).toEqual(['Priya Raman'])
  const { people } = await world.as(me).paths.top({})
  const found = people.find(({ name }) => name === 'Priya Raman')!
  const page = await world.as(me).paths.person({ params: { id: found.id } })
  expect(page.person).toMatchObject({ role: 'Head of Platform', company: 'Kade Systems', connectorCount: 1 })
  expect(page.paths).toMatchObject([{ status: 'inferred', hops: 2, viaName: 'Bob Reyes', viaId: bob.user.id }])
  expect(page.paths[0]!.explanation).toEqual([
    'You and Bob Reyes are in this workspace together.',
    'Bob Reyes and Priya Raman are connected on LinkedIn; nothing else is known.',
  ])
  expect(shared.fields).toEqual(expect.arrayContaining(['connection', 'background']))
  expect(page.notice?.next).toContain('Bob Reyes')
  expect(JSON.stringify(page)).not.toContain('priya@kade.example')
  await expect(world.as(me).contacts.show({ params: { id: found.id } })).rejects.toMatchObject({ status: 404 })
})

test('a change acts at once and backwards', async () => {
  const { world, me, bob, reach } = await team()
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  const { people } = await world.as(me).paths.top({})
  const { id } = people.find(({ name }) => name === 'Priya Raman')!
  await world.as(bob).sharing.change({ body: { mode: 'private' } })
  expect(await reach(me)).toEqual(['Tomasz Nowak'])
  await expect(world.as(me).paths.person({ params: { id } })).rejects.toMatchObject({ status: 404 })
})

test('sharing with some is sharing with nobody else', async () => {
  const { world, me, bob, eve, reach } = await team()
  await world.as(eve).sharing.show({})
  const shared = await world.as(bob).sharing.change({ body: { mode: 'selected', with: [eve.user.id] } })
  expect(shared.sharedWith.map(({ name }) => name)).toEqual(['Eve Okafor'])
  expect(await reach(eve)).toEqual(['Priya Raman'])
  expect(await reach(me)).toEqual(['Tomasz Nowak'])
  const stranger = await world.signUp('A stranger')
  const outside = world.as(bob).sharing.change({ body: { mode: 'selected', with: [stranger.user.id] } })
  await expect(outside).rejects.toMatchObject({ status: 404 })
})

test('two teammates who know one person are two paths to them', async () => {
  const { world, me, bob } = await team()
  await bring(world, me, 'Connections.csv', connections([priya]))
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  const { people } = await world.as(me).paths.top({})
  const found = people.filter(({ name }) => name === 'Priya Raman')
  expect(found).toHaveLength(1)
  const { paths } = await world.as(me).paths.person({ params: { id: found[0]!.id } })
  expect(paths.map(({ hops }) => hops)).toEqual([1, 2])
})

test('a network in another workspace is another network', async () => {
  const { world, bob, reach } = await team()
  const elsewhere = await world.as(bob).workspaces.create({ body: { name: 'Elsewhere' } })
  await world.as(bob).users.enterWorkspace({ params: { id: elsewhere.id } })
  expect((await world.as(bob).contacts.list({})).total).toBe(0)
  expect(await reach(bob)).toEqual([])
})

test('who joins later sees what is shared with all, and of who left nothing is seen', async () => {
  const { world, me, bob, reach } = await team()
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  const zoe = await join(world, me, 'member', 'Zoe Late')
  await world.work()
  expect(await reach(zoe)).toEqual(['Priya Raman'])
  await world.as(me).members.remove({ params: { userId: bob.user.id } })
  await world.work()
  expect(await reach(zoe)).toEqual([])
})
