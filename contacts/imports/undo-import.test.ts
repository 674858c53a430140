import { expect, test } from 'vitest'
import { zipOf } from '../../database/seed/write-zip.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'

const row = (first: string, last: string) =>
  `${first},${last},https://www.linkedin.com/in/${first.toLowerCase()},${first.toLowerCase()}@kade.example,Kade,CTO,08 Feb 2024`
const [ana, ben, cleo, dana, eli, fay] = ['Ana', 'Ben', 'Cleo', 'Dana', 'Eli', 'Fay'].map((name) => row(name, 'Roy'))
const names = async ({ as }: World, who: Somebody) =>
  (await as(who).contacts.list({})).items.map(({ name }) => name.split(' ')[0]!).toSorted()

test('what an import alone brought in is deleted, and whoever another import or my own hand speaks of stays', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const { imports, contacts, notes, tags, savedLists } = world.as(me)
  await bring(world, me, 'first.csv', connections([ana!]))
  const { import: second } = await bring(world, me, 'second.csv', connections([ana!, ben!, cleo!, dana!, eli!, fay!]))
  await bring(world, me, 'third.csv', connections([ben!]))
  const { items } = await contacts.list({})
  const idOf = (name: string) => items.find((contact) => contact.name.startsWith(name))!.id
  await notes.write({ params: { id: idOf('Cleo') }, body: { text: 'A friend' } })
  await tags.change({ body: { contactIds: [idOf('Dana')], add: ['friend'] } })
  const list = await savedLists.create({ body: { name: 'To meet', kind: 'people' } })
  await savedLists.save({ params: { id: list.id }, body: { items: [{ personId: idOf('Eli') }] } })

  const params = { id: second.id }
  expect(await imports.previewUndo({ params })).toEqual({ contacts: 2, staying: 4 })
  expect(await imports.undo({ params })).toMatchObject({ undo: 'waiting' })
  await expect(imports.undo({ params })).rejects.toMatchObject({ status: 409 })
  await world.work()
  expect((await imports.show({ params })).import.undo).toBe('done')
  expect(await names(world, me)).toEqual(['Ana', 'Ben', 'Cleo', 'Dana'])
  const left = await world.superuser.query(
    `select from contacts.evidence e where not exists (select from contacts.contacts c where (c.network_id, c.person_id) = (e.network_id, e.person_id))`,
  )
  expect(left.rowCount).toBe(0)
  // The list keeps the name, and the same file brings everybody back.
  expect((await savedLists.show({ params: { id: list.id } })).items).toMatchObject([
    { name: 'Eli Roy', reachable: false },
  ])
  const again = await bring(world, me, 'second.csv', connections([eli!, fay!]))
  expect(again.import.counts).toMatchObject({ created: 2, skipped: 0 })
})

test('an import of somebody else is not there, and two who were merged by hand stay together', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'admin', 'Bob Reyes')
  const { import: only } = await bring(world, me, 'only.csv', connections([ana!, ben!, cleo!]))
  const params = { id: only.id }
  await expect(world.as(bob).imports.previewUndo({ params })).rejects.toMatchObject({ status: 404 })
  await expect(world.as(bob).imports.undo({ params })).rejects.toMatchObject({ status: 404 })
  const { items } = await world.as(me).contacts.list({})
  await world.as(me).merges.merge({ params: { id: items[0]!.id }, body: { with: items[1]!.id } })
  expect(await world.as(me).imports.previewUndo({ params })).toEqual({ contacts: 1, staying: 1 })
  await world.as(me).imports.undo({ params })
  await world.work()
  expect(await names(world, me)).toHaveLength(1)
})

test('the archive of somebody else says whose it is, and one’s own says nothing', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const archiveOf = (given: string, family: string) =>
    zipOf([
      { name: 'Profile.csv', content: `First Name,Last Name,Headline\n${given},${family},Engineer` },
      { name: 'Connections.csv', content: connections([ana!]) },
    ])
  const read = async (name: string, file: Buffer) => (await bring(world, me, name, file)).import.archiveOf
  expect(await read('mine.zip', archiveOf('Mara', 'Lind-Berg'))).toBeNull()
  expect(await read('theirs.zip', archiveOf('Tess', 'Okoro'))).toBe('Tess Okoro')
})
