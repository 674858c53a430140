import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { sharedFields, type SharingMode } from './sharing.contract.ts'

const person = (at: number) =>
  `Person,Number${at},https://www.linkedin.com/in/person-${at},,Kade Systems,Engineer,01 Jan 2022`

async function team(contacts = 2) {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  const eve = await join(world, me, 'member', 'Eve Okafor')
  await bring(world, me, 'Connections.csv', connections(Array.from({ length: contacts }, (_, at) => person(at))))
  const preview = (who: typeof me, mode?: SharingMode) =>
    world.as(me).sharing.preview({ query: { with: who.user.id, ...(mode ? { mode } : {}) } })
  return { world, me, bob, eve, preview }
}

/** By id: both people are equally strong, so that their order says nothing. */
const idsAndNames = (people: readonly { id: string; name: string }[]) =>
  people.map(({ id, name }) => `${id} ${name}`).toSorted()

test('as long as nothing is shared, a preview is empty', async () => {
  const { bob, preview } = await team()
  expect(await preview(bob)).toEqual({
    teammate: { userId: bob.user.id, name: 'Bob Reyes' },
    mode: 'private',
    shown: 0,
    hidden: 0,
    items: [],
  })
})

test('a mode is previewed before it is saved, changes nothing, and is what is seen once it is', async () => {
  const { world, me, bob, preview } = await team()
  const before = await preview(bob, 'workspace')
  expect(before).toMatchObject({ mode: 'workspace', shown: 2 })
  expect(Object.keys(before.items[0]!).toSorted()).toEqual(['id', ...sharedFields].toSorted())
  expect((await world.as(me).sharing.show({})).mode).toBe('private')
  expect((await preview(bob)).shown).toBe(0)
  await world.as(me).sharing.change({ body: { mode: 'workspace' } })
  expect(await preview(bob)).toEqual(before)
  const { people } = await world.as(bob).paths.top({})
  expect(idsAndNames(people)).toEqual(idsAndNames(before.items))
  expect((await preview(bob, 'private')).items).toEqual([])
})

test('among selected people each has a preview of their own', async () => {
  const { world, me, bob, eve, preview } = await team()
  await world.as(me).sharing.change({ body: { mode: 'selected', with: [eve.user.id] } })
  expect(await preview(eve)).toMatchObject({ mode: 'selected', shown: 2 })
  expect(await preview(bob)).toMatchObject({ mode: 'selected', shown: 0, items: [] })
  expect(await preview(bob, 'selected')).toMatchObject({ shown: 2 })
})

test('a preview shows the strongest fifty and counts all', async () => {
  const { bob, preview } = await team(60)
  const all = await preview(bob, 'workspace')
  expect(all.shown).toBe(60)
  expect(all.items).toHaveLength(50)
})

test('somebody outside, and oneself, is no teammate', async () => {
  const { world, me, preview } = await team()
  const stranger = await world.signUp('A stranger')
  await expect(preview(stranger)).rejects.toMatchObject({ status: 404 })
  await expect(preview(me)).rejects.toMatchObject({ status: 404 })
})
