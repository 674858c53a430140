import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { line, mine, namesOf } from './contacts-for-tests.ts'

test('words that are the name of a company in sight are that company, though a list knows one of them', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const people = [
    line('Nadia Petrov', 'Quarry Health', 'Engineer'),
    line('Hugo Quarry', 'Fjordline', 'Head of Health'),
    line('Ines Costa', 'Northgate', 'Partner'),
  ]
  await bring(world, me, 'Connections.csv', connections(people))
  const { results, read } = await world.as(me).people.searchNetwork({ body: { query: 'Quarry Health' } })
  expect(read).toMatchObject([{ part: 'company', text: 'Quarry Health' }])
  expect(results.map(({ name }) => name)).toEqual(['Nadia Petrov'])
  const broad = await world.as(me).people.search({ body: { query: 'quarry health' } })
  expect(broad.parsed).toMatchObject({ company: 'quarry health', role: null })
  // Without such a company in sight the words are read one by one.
  const other = await world.signUp('Noa Peer')
  await bring(world, other, 'Connections.csv', connections(people.slice(1)))
  expect(await namesOf(world, other, 'Quarry Health')).toEqual(['Hugo Quarry'])
})

test.each(['former colleagues at Kade Systems', 'ehemalige Kollegen bei Kade Systems', 'ex-Kade Systems'])(
  'where nobody is known to have left a company, “%s” lists who is there now and says so',
  async (query) => {
    const { world, me } = await mine()
    const { results, notice, knownAt } = await world.as(me).people.searchNetwork({ body: { query } })
    expect(results.map(({ company }) => company)).toEqual(['Kade Systems', 'Kade Systems'])
    expect(notice).toMatchObject({ code: 'widened' })
    expect(notice!.message).toMatch(/^Nobody you can see was at Kade Systems before\. These people are there now\.$/i)
    expect(knownAt).toBeUndefined()
    const broad = await world.as(me).people.search({ body: { query } })
    expect(broad.relaxed).toMatchObject([{ dropped: 'former' }])
  },
)

test('when nobody is found, contacts at a company that the words name are said', async () => {
  const { world, me } = await mine()
  const search = (query: string) => world.as(me).people.searchNetwork({ body: { query } })
  const { results, knownAt } = await search('Wilhelmina Oduya at Kade Systems')
  expect(results).toEqual([])
  expect(knownAt).toMatchObject({ name: 'Kade Systems', count: 2 })
  const company = await world.as(me).companyPages.show({ params: { id: knownAt!.companyId } })
  expect(company).toMatchObject({ name: 'Kade Systems' })
  // Without "at", the words may be of a title: who is there is shown, with what nobody matches.
  const loose = await search('Wilhelmina Oduya Kade Systems')
  expect(loose).toMatchObject({ results: [{ company: 'Kade Systems' }, {}], notice: { code: 'widened' } })
  expect(loose.notice!.message).toContain('“Oduya”')
  expect((await search('Wilhelmina Oduya')).knownAt).toBeUndefined()
  expect((await search('Priya Kade Systems')).knownAt).toBeUndefined()
})
