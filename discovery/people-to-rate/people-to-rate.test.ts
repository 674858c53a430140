import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { line } from '../people-search/contacts-for-tests.ts'

const book = connections([
  line('Priya Raman', 'Kade Systems', 'Engineer'),
  line('Tomasz Nowak', 'Heliograph', 'Engineer'),
  line('Xenia Popov', 'Stripe', 'Engineer'),
  line('Ines Costa', 'Stripe', 'Engineer'),
])

async function stage() {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  await bring(world, me, 'Connections.csv', book)
  const { targets, peopleToRate, ratings, paths, contacts } = world.as(me)
  const { id } = await targets.add({ body: { name: 'Patrick Collison', company: 'Stripe' } })
  const list = async () => (await peopleToRate.list({})).items.map(({ name }) => name)
  const idOf = async (name: string) => (await contacts.list({ query: { q: name } })).items[0]!.id
  const via = async () => new Set((await paths.person({ params: { id } })).paths.map(({ viaName }) => viaName))
  return { world, me, id, list, idOf, via, targets, peopleToRate, ratings, paths, contacts }
}

test('who stands before most targets is asked about first; each answer is kept, and the rest waits', async () => {
  const { targets, peopleToRate, ratings, list, idOf } = await stage()
  expect(new Set((await list()).slice(0, 2))).toEqual(new Set(['Ines Costa', 'Xenia Popov']))
  await targets.add({ body: { name: 'Greta Vogel', company: 'Heliograph', formerCompanies: ['Kade Systems'] } })
  await targets.add({ body: { name: 'Nina Fischer', company: 'Heliograph' } })
  const [first] = (await peopleToRate.list({})).items
  expect(first).toMatchObject({ name: 'Tomasz Nowak', targets: 2, company: 'Heliograph', connectedYear: 2022 })
  await ratings.rate({ params: { id: first!.id }, body: { familiarity: 'well' } })
  await ratings.skip({ params: { id: await idOf('Priya') } })
  expect(await peopleToRate.list({ query: { limit: 1 } })).toMatchObject({ left: 2, rated: 1 })
  expect((await list()).length).toBe(2)
})

test('an answer has a day, moves the paths at once, and is taken back', async () => {
  const { ratings, contacts, paths, id, idOf, via } = await stage()
  const xenia = await idOf('Xenia')
  const before = await paths.person({ params: { id } })
  const rated = await ratings.rate({ params: { id: xenia }, body: { familiarity: 'well' } })
  expect(rated).toMatchObject({ familiarity: 'well', before: null })
  const after = await paths.person({ params: { id } })
  expect(after.paths[0]!.viaName).toBe('Xenia Popov')
  expect(after.paths[0]!.chance).toBeGreaterThan(before.paths[0]!.chance)
  expect(await contacts.show({ params: { id: xenia } })).toMatchObject({
    familiarity: 'well',
    familiarityAt: rated.ratedAt,
  })
  expect(await ratings.rate({ params: { id: xenia }, body: { familiarity: 'not_at_all' } })).toMatchObject({
    before: 'well',
  })
  expect(await via()).toEqual(new Set(['Ines Costa']))
  const [listed] = (await contacts.list({ query: { q: 'Xenia' } })).items
  expect(listed!.personState).toMatchObject({ state: 'unknown', says: { text: 'You said you don’t know them' } })
  await ratings.takeBack({ params: { id: xenia } })
  expect(await via()).toEqual(new Set(['Ines Costa', 'Xenia Popov']))
  expect(await contacts.show({ params: { id: xenia } })).toMatchObject({ familiarity: null, familiarityAt: null })
})

test('whoever was skipped comes back after a month', async () => {
  const { world, ratings, list, idOf } = await stage()
  await ratings.skip({ params: { id: await idOf('Xenia') } })
  expect(await list()).not.toContain('Xenia Popov')
  await world.superuser.query(
    `update contacts.contact_details set rating_skipped_at = rating_skipped_at - interval '31 days'`,
  )
  expect(await list()).toContain('Xenia Popov')
})

test('nobody rates the contacts of others, and nobody else sees a rating', async () => {
  const { world, me, ratings, idOf } = await stage()
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await world.as(me).sharing.change({ body: { mode: 'workspace' } })
  const params = { id: await idOf('Xenia') }
  const his = world.as(bob)
  const before = (await his.people.searchNetwork({ body: { query: 'Xenia' } })).results
  await ratings.rate({ params, body: { familiarity: 'not_at_all' } })
  expect((await his.people.searchNetwork({ body: { query: 'Xenia' } })).results).toEqual(before)
  await expect(his.ratings.rate({ params, body: { familiarity: 'well' } })).rejects.toMatchObject({ status: 404 })
  await expect(his.ratings.skip({ params })).rejects.toMatchObject({ status: 404 })
  await expect(his.ratings.takeBack({ params })).rejects.toMatchObject({ status: 404 })
  expect((await his.peopleToRate.list({})).items).toEqual([])
})

test('no more than three of one kind are asked about in a row while there are others', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const founders = Array.from({ length: 12 }, (_, i) => line(`Fiona Fels${'abcdefghijkl'[i]}`, `Firma ${i}`, 'Founder'))
  const others = Array.from({ length: 6 }, (_, i) =>
    line(`Ada Berg${'abcdefghijkl'[i]}`, `Werk ${i}`, 'Energy manager'),
  )
  await bring(world, me, 'Connections.csv', connections([...founders, ...others]))
  const { items } = await world.as(me).peopleToRate.list({})
  const isFounder = items.map(({ title }) => (title === 'Founder' ? 'f' : 'o')).join('')
  expect(items).toHaveLength(18)
  expect(isFounder.slice(0, 12)).not.toContain('ffff')
})
