import { expect, test } from 'vitest'
import { deriveRelationships } from '@wellmet/graph/inferred-relationships/derive-relationships.ts'
import { loadDirectory } from '@wellmet/contacts/directory/load-directory.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const told = { source: 'a register', asOf: '2026-01-01' }
const worked = (place: string, from: string, to?: string) => ({
  kind: 'worked',
  place,
  from,
  ...(to ? { to } : { current: true }),
})
const person = (slug: string, company: string, positions: object[]) => ({
  kind: 'person',
  linkedinSlug: slug,
  name: `Public ${slug}`,
  title: 'Head of Sales',
  company,
  positions,
  ...told,
})

/** A solo user with one contact, who once was at a small company with somebody who is at Fjordline now. */
async function solo() {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const lines = [
    { kind: 'place', placeKind: 'company', name: 'Fjordline AB', industry: 'shipping', people: 4000, ...told },
    { kind: 'place', placeKind: 'company', name: 'Small Works', people: 12, ...told },
    { kind: 'place', placeKind: 'company', name: 'Far Away', location: 'Oslo', ...told },
    person('tomasz', 'Heliograph', [worked('Small Works', '2015-01', '2024-12'), worked('Heliograph', '2025-01')]),
    person('freja', 'Fjordline', [worked('Small Works', '2016-01', '2024-12'), worked('Fjordline', '2025-01')]),
    person('otto', 'Heliograph', []),
  ]
  await loadDirectory(
    world.services,
    lines.map((line) => JSON.stringify(line)),
  )
  await deriveRelationships(world.services, null)
  await bring(
    world,
    me,
    'Connections.csv',
    connections(['Tomasz,Nowak,https://www.linkedin.com/in/tomasz,,Heliograph,CTO,12 Mar 2023']),
  )
  return { world, me }
}

test('a company where one knows nobody is in reach through a contact who seems to know somebody there', async () => {
  const { world, me } = await solo()
  const { items } = await world.as(me).companies.ranked({})
  const fjordline = items.find(({ name }) => name.startsWith('Fjordline'))!
  expect(fjordline).toMatchObject({
    peopleCount: 1,
    sharedConnections: 1,
    relationshipDensity: 0,
    strongestPath: { status: 'inferred', viaName: 'Tomasz Nowak' },
    strongestPerson: { name: 'Public freja' },
  })
  expect(fjordline.whyRanked.at(-1)).toContain('seem to know')
  const page = await world.as(me).companyPages.show({ params: { id: fjordline.id } })
  expect(page).toMatchObject({
    source: 'graph',
    facts: { industry: 'shipping', people: 4000, source: 'a register' },
    departments: [{ department: 'sales', people: [{ name: 'Public freja' }] }],
  })
})

test('the page counts whom the ranking counts, and lists besides who is only a colleague of a contact', async () => {
  const { world, me } = await solo()
  const heliograph = (await world.as(me).companies.ranked({})).items.find(({ name }) => name === 'Heliograph')!
  const page = await world.as(me).companyPages.show({ params: { id: heliograph.id } })
  expect(page.peopleCount).toBe(heliograph.peopleCount)
  const listed = page.departments.flatMap(({ people }) => people).map(({ name }) => name)
  expect(listed.toSorted()).toEqual(['Public otto', 'Tomasz Nowak'])
})

test('a company of the directory is found, is said to be from there, and has a page without a way', async () => {
  const { world, me } = await solo()
  const { results } = await world.as(me).companySearch.find({ query: { query: 'far away' } })
  expect(results).toMatchObject([
    { name: 'Far Away', source: 'database', location: 'Oslo', peopleCount: 0, pathsIn: 0, topRoles: [] },
  ])
  const page = await world.as(me).companyPages.show({ params: { id: results[0]!.id } })
  expect(page).toMatchObject({
    source: 'database',
    standing: null,
    strongestPath: { status: 'none' },
    departments: [],
    notice: { code: 'nobody_seen' },
    companyMemory: { sentences: ['Nothing is on record with this company yet.'] },
  })
  expect((await world.as(me).companies.ranked({})).items.map(({ name }) => name)).not.toContain('Far Away')
})

test('companies are found by sector, place, address, initials and another name, and what only fits in part is said to', async () => {
  const { world, me } = await solo()
  const lines = [
    { name: 'Kontora Finanz GmbH', domain: 'kontora.de', industry: 'Fintech', location: 'Berlin, Germany' },
    { name: 'Lendwise', domain: 'lendwise.eu', industry: 'Fintech', location: 'Paris, France' },
    { name: 'Baltica Versicherung', location: 'Berlin, Germany' },
    { name: 'Tata Consultancy Services' },
    { name: 'Northern Gate Partners', domain: 'northerngate.vc' },
  ].map((place) => JSON.stringify({ kind: 'place', placeKind: 'company', ...place, ...told }))
  await loadDirectory(world.services, lines)
  await world.work()
  const ask = async (query: string) => {
    const { results, notice } = await world.as(me).companySearch.find({ query: { query } })
    return [notice?.code ?? 'exact', ...results.map(({ name }) => name)]
  }
  expect(await ask('fintechs in Berlin')).toEqual(['exact', 'Kontora Finanz GmbH'])
  expect((await ask('fintech companies')).toSorted()).toEqual(['Kontora Finanz GmbH', 'Lendwise', 'exact'])
  expect(await ask('which companies do we know in insurance')).toEqual(['exact', 'Baltica Versicherung'])
  expect(await ask('www.kontora.de/about')).toEqual(['exact', 'Kontora Finanz GmbH'])
  expect(await ask('TCS')).toEqual(['exact', 'Tata Consultancy Services'])
  expect(await ask('ngp')).toEqual(['exact', 'Northern Gate Partners'])
  expect(await ask('northerngate')).toEqual(['exact', 'Northern Gate Partners'])
  expect(await ask('vc')).toEqual(['exact', 'Northern Gate Partners'])
  expect(await ask('companies like lendwise')).toEqual(['alike', 'Lendwise', 'Kontora Finanz GmbH'])
  expect(await ask('Baltica Logistics')).toEqual(['widened', 'Baltica Versicherung'])
  expect((await ask('fintechs in Oslo')).toSorted()).toEqual(['Kontora Finanz GmbH', 'Lendwise', 'widened'])
  expect(await ask('wayne enterprises')).toEqual(['no_company'])
})
