import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { mostNotes } from './notes.contract.ts'

const people = ['Ana,Ribeiro', 'Anna,Ribeiro', 'Joost,de Wit'].map(
  (name, i) => `${name},https://www.linkedin.com/in/p${i},p${i}@kade.example,Kade,CTO,08 Feb 2024`,
)

async function stage() {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  await bring(world, me, 'Connections.csv', connections(people))
  const { items } = await world.as(me).contacts.list({})
  const idOf = (wanted: string) => items.find(({ name }) => name === wanted)!.id
  const textsOn = async (id: string) =>
    (await world.as(me).notes.list({ query: { contactId: id } })).items.map(({ text }) => text)
  const tagsOf = async (id: string) => (await world.as(me).contacts.show({ params: { id } })).contact.tags
  return {
    world,
    me,
    ana: idOf('Ana Ribeiro'),
    anna: idOf('Anna Ribeiro'),
    joost: idOf('Joost de Wit'),
    textsOn,
    tagsOf,
  }
}

test('notes are written, changed and deleted, newest first, up to a limit', async () => {
  const { world, me, ana, textsOn } = await stage()
  const { notes } = world.as(me)
  const first = await notes.write({ params: { id: ana }, body: { text: 'Met in Lisbon' } })
  await notes.write({ params: { id: ana }, body: { text: 'Owes me a call' } })
  expect(await textsOn(ana)).toEqual(['Owes me a call', 'Met in Lisbon'])
  await notes.change({ params: { id: first.id }, body: { text: 'Met in Porto' } })
  expect(await textsOn(ana)).toEqual(['Owes me a call', 'Met in Porto'])
  expect((await notes.list({})).items[1]).toMatchObject({ id: first.id, contactId: ana })
  await notes.delete({ params: { id: first.id } })
  expect(await textsOn(ana)).toEqual(['Owes me a call'])
  await expect(notes.delete({ params: { id: first.id } })).rejects.toMatchObject({ status: 404 })
  await world.superuser.query(
    `insert into contacts.contact_notes select gen_random_uuid(), network_id, person_id, 'x', now(), now()
     from contacts.contact_notes, generate_series(2, $1)`,
    [mostNotes],
  )
  const oneMore = notes.write({ params: { id: ana }, body: { text: 'One more' } })
  await expect(oneMore).rejects.toMatchObject({ status: 409 })
})

test('contacts are found by a tag in any case, and a tag goes with its last contact', async () => {
  const { world, me, ana, anna, joost, tagsOf } = await stage()
  const { contacts, tags } = world.as(me)
  await tags.change({ body: { contactIds: [ana, anna], add: ['Investor', 'lisbon'] } })
  await tags.change({ body: { contactIds: [joost], add: ['INVESTOR', 'investor'] } })
  expect(await tagsOf(joost)).toEqual(['Investor'])
  const { items } = await tags.list({})
  expect(items).toEqual([
    { tag: 'Investor', contacts: 3 },
    { tag: 'lisbon', contacts: 2 },
  ])
  const found = await contacts.list({ query: { tag: 'Lisbon' } })
  expect(found.items.map(({ name }) => name).toSorted()).toEqual(['Ana Ribeiro', 'Anna Ribeiro'])
  expect(found.items[0]?.tags).toEqual(['Investor', 'lisbon'])
  expect(await contacts.export({ body: { filters: { tag: 'lisbon' } } })).toContain('Investor; lisbon')
  await tags.change({ body: { contactIds: [ana, anna], remove: ['LISBON'] } })
  expect((await tags.list({})).items.map(({ tag }) => tag)).toEqual(['Investor'])
  const many = Array.from({ length: 31 }, (_, i) => `tag ${i}`)
  for (const from of [0, 10]) await tags.change({ body: { contactIds: [ana], add: many.slice(from, from + 10) } })
  const tooMany = tags.change({ body: { contactIds: [ana], add: many.slice(20, 30) } })
  await expect(tooMany).rejects.toMatchObject({ status: 422 })
})

test('a merge brings notes and tags together, and its undoing gives each their own', async () => {
  const { world, me, ana, anna, textsOn, tagsOf } = await stage()
  const { notes, tags, merges } = world.as(me)
  await notes.write({ params: { id: ana }, body: { text: 'on Ana' } })
  const { id: moving } = await notes.write({ params: { id: anna }, body: { text: 'on Anna' } })
  await tags.change({ body: { contactIds: [ana, anna], add: ['both'] } })
  await tags.change({ body: { contactIds: [anna], add: ['hers'] } })
  const one = await merges.merge({ params: { id: ana }, body: { with: anna } })
  expect(await textsOn(one.id)).toEqual(['on Anna', 'on Ana'])
  expect(one.tags).toEqual(['both', 'hers'])
  await notes.change({ params: { id: moving }, body: { text: 'on Anna, later' } })
  await notes.write({ params: { id: one.id }, body: { text: 'since' } })
  const [merge] = (await merges.list({})).items
  await merges.undo({ params: { id: merge!.id } })
  expect([await textsOn(ana), await tagsOf(ana)]).toEqual([['since', 'on Ana'], ['both']])
  expect([await textsOn(anna), await tagsOf(anna)]).toEqual([['on Anna, later'], ['both', 'hers']])
})

test('whoever is erased takes the notes and tags on them along', async () => {
  const { world, me, ana, joost } = await stage()
  const { notes, tags, deletions } = world.as(me)
  for (const id of [ana, joost]) await notes.write({ params: { id }, body: { text: `on ${id}` } })
  await tags.change({ body: { contactIds: [ana], add: ['gone'] } })
  await deletions.delete({ params: { id: ana } })
  const { rows } = await world.superuser.query<{ text: string }>('select text from contacts.contact_notes')
  expect(rows).toEqual([{ text: `on ${joost}` }])
  expect((await tags.list({})).items).toEqual([])
})

test('nobody else sees notes or tags, whatever is shared', async () => {
  const { world, me, ana } = await stage()
  const bob = await join(world, me, 'admin', 'Bob Reyes')
  await world.as(me).sharing.change({ body: { mode: 'workspace' } })
  const { id } = await world.as(me).notes.write({ params: { id: ana }, body: { text: 'Private' } })
  await world.as(me).tags.change({ body: { contactIds: [ana], add: ['private'] } })
  const { notes, tags } = world.as(bob)
  await expect(notes.list({ query: { contactId: ana } })).rejects.toMatchObject({ status: 404 })
  expect((await notes.list({})).items).toEqual([])
  await expect(notes.write({ params: { id: ana }, body: { text: 'x' } })).rejects.toMatchObject({ status: 404 })
  await expect(notes.change({ params: { id }, body: { text: 'x' } })).rejects.toMatchObject({ status: 404 })
  await expect(tags.change({ body: { contactIds: [ana], add: ['x'] } })).rejects.toMatchObject({ status: 404 })
  expect((await tags.list({})).items).toEqual([])
})
