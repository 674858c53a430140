import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { line } from './contacts-for-tests.ts'

const numbered = (count: number, title: string) =>
  Array.from({ length: count }, (_, at) =>
    line(`Person ${title[0]}${String(at).padStart(3, '0')}`, `Firm ${at}`, title),
  )

/** A member with 90 engineers among their contacts, some of them nearly so. */
async function manyContacts() {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const people = [...numbered(60, 'Chief Technology Officer'), ...numbered(30, 'VP Engineering')]
  await bring(world, me, 'Connections.csv', connections(people))
  return { world, api: world.as(me) }
}

type Page = { results: { id: string }[]; next: string | null; total: number; totalIs: string }

async function readAll(ask: (cursor: { cursor?: string }) => Promise<Page>) {
  const pages = [await ask({})]
  while (pages.at(-1)!.next !== null) pages.push(await ask({ cursor: pages.at(-1)!.next! }))
  return { pages, ids: pages.flatMap(({ results }) => results.map(({ id }) => id)) }
}

test('everybody a search finds can be read page by page, once each, until the true total is known', async () => {
  const { api } = await manyContacts()
  const asked = { query: 'CTO', limit: 25 }
  const { pages, ids } = await readAll((cursor) => api.people.searchNetwork({ body: { ...asked, ...cursor } }))
  expect(pages.map(({ results }) => results.length)).toEqual([25, 25, 25, 15])
  expect(new Set(ids).size).toBe(90)
  expect(pages[0]).toMatchObject({ total: 90, totalIs: 'about' })
  expect(pages.at(-1)).toMatchObject({ next: null, total: 90, totalIs: 'exact' })
  const short = await api.people.searchNetwork({ body: { query: 'CTO', limit: 5 } })
  expect(short.results.map(({ id }) => id)).toEqual(ids.slice(0, 5))
})

test('the best in reach, a search everywhere and the dashboard list go on in the same way', async () => {
  const { api } = await manyContacts()
  const network = await readAll((cursor) => api.people.searchNetwork({ body: { limit: 25, ...cursor } }))
  expect(new Set(network.ids).size).toBe(90)
  expect(network.ids).toHaveLength(90)
  const dashboard = await readAll((cursor) => api.reachablePeople.list({ query: { limit: 25, ...cursor } }))
  expect(dashboard.ids).toEqual(network.ids)
  const broad = await readAll((cursor) => api.people.search({ body: { query: 'CTO', limit: 25, ...cursor } }))
  expect(new Set(broad.ids).size).toBe(90)
  expect(broad.pages.at(-1)).toMatchObject({ total: 90, totalIs: 'exact' })
})

test('companies are read page by page too', async () => {
  const { api } = await manyContacts()
  const { pages, ids } = await readAll((cursor) =>
    api.companySearch.search({ body: { query: 'Firm', limit: 25, ...cursor } }),
  )
  expect(new Set(ids).size).toBe(60)
  expect(pages.at(-1)).toMatchObject({ total: 60, totalIs: 'exact' })
})

test('a cursor that no page gave is refused by its name, and one beyond the end shows nobody', async () => {
  const { api } = await manyContacts()
  for (const cursor of ['0', '-1', 'x', '1.5', '200', '999', '']) {
    await expect(api.people.searchNetwork({ body: { cursor } })).rejects.toMatchObject({
      status: 400,
      problem: { errors: [{ field: 'cursor' }] },
    })
  }
  const beyond = await api.people.searchNetwork({ body: { query: 'CTO', cursor: '199' } })
  expect(beyond).toMatchObject({ results: [], next: null, total: 90, totalIs: 'exact' })
})
