import { describe, expect, test } from 'vitest'
import { loadDirectory } from '@wellmet/contacts/directory/load-directory.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'

const line = (name: string, company: string, title: string): string => {
  const [first, ...last] = name.split(' ')
  const slug = name.toLowerCase().replaceAll(' ', '-')
  return [first, last.join(' '), `https://www.linkedin.com/in/${slug}`, '', company, title, '01 Jan 2022'].join(',')
}

const book = connections([
  line('Priya Raman', 'Kade Systems', 'VP Engineering'),
  line('Robert Haddad', 'Kade Systems', 'Sales Manager'),
  line('Tomasz Nowak', 'Heliograph', 'VP Sales'),
  line('Lena Fischer', 'Fjordline', 'Sales Director'),
])

const listed = (name: string, company: string, title: string, location: string): string =>
  JSON.stringify({
    kind: 'person',
    linkedinSlug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    title,
    company,
    location,
    positions: [],
    source: 'a register',
    asOf: '2026-01-01',
  })

const directory = [
  listed('Dana Whitfield', 'Lumen Capital', 'General Partner', 'Berlin'),
  listed('Dan Whitaker', 'Lumen Capital', 'Analyst', 'Paris'),
  listed('Lena Fischer', 'Fjordline', 'Sales Director', 'Oslo'),
]

async function stage(settings: Record<string, string> = {}) {
  const world = await worldForThisTest(settings)
  const me = await world.signUp('Mara Lind')
  await bring(world, me, 'Connections.csv', book)
  await loadDirectory(world.services, directory)
  await world.work()
  return { world, me, ask: (query: string, more = {}) => ask(world, me, query, more) }
}

const ask = ({ as }: World, who: Somebody, query: string, more = {}) =>
  as(who).people.search({ body: { query, ...more } })
const namesIn = ({ results }: { results: { name: string }[] }): string[] => results.map(({ name }) => name)

describe('what is asked is read as one would say it', () => {
  test('and found in my network and in the directory, each with its label', async () => {
    const { ask } = await stage()
    const found = await ask('vp engineering at Kade Systems')
    expect(found).toMatchObject({
      parsed: { name: null, role: 'vp engineering', company: 'Kade Systems', location: null, seniority: 'vp' },
      results: [{ name: 'Priya Raman', source: 'graph', path: { hops: 1 } }],
      relaxed: [],
      provider: { state: 'off' },
    })
    expect(found.cache).toBeUndefined()
    const listed = await ask('lumen capital')
    expect(namesIn(listed).toSorted()).toEqual(['Dan Whitaker', 'Dana Whitfield'])
    expect(listed.results[0]).toMatchObject({
      source: 'database',
      path: { status: 'none', hops: 0, viaId: null },
      trustRank: 0,
      connectorInsight: { replyProbability: null, introProbability: null, freshnessLabel: 'unknown' },
      lastUpdated: { source: 'the public directory' },
    })
    expect(listed.notice).toMatchObject({ code: 'no_warm_path' })
  })

  test('what is typed around it does not matter, and a slip is forgiven in the directory too', async () => {
    const { ask } = await stage()
    expect(namesIn(await ask('find me someone who works at Kade Systems'))).toHaveLength(2)
    expect(namesIn(await ask('Dana Witfield'))).toEqual(['Dana Whitfield'])
    expect(namesIn(await ask('"general partner" in Berlin'))).toEqual(['Dana Whitfield'])
  })

  test('whoever is in reach comes before whom the directory lists, and nobody is there twice', async () => {
    const { ask } = await stage()
    const { results } = await ask('lena fischer')
    expect(results).toMatchObject([{ name: 'Lena Fischer', source: 'graph' }])
    const all = await ask('da')
    expect(all.results.map(({ source }) => source)).toEqual(['database', 'database'])
    expect((await ask('da', { limit: 1 })).results).toHaveLength(1)
  })
})

test('only the sources that are named are searched', async () => {
  const { ask } = await stage()
  expect(namesIn(await ask('lumen', { sources: ['graph'] }))).toEqual([])
  expect(namesIn(await ask('lumen', { sources: ['database'] }))).toHaveLength(2)
  expect(namesIn(await ask('kade', { sources: ['database'] }))).toEqual([])
  expect(namesIn(await ask('kade', { sources: ['graph'] }))).toHaveLength(2)
})

describe('when nobody is found, parts are left out in their order', () => {
  test.each([
    ['vp sales at Heliograph in Berlin', ['location'], ['Tomasz Nowak']],
    ['head of sales at Fjordline in Berlin', ['location'], ['Lena Fischer']],
    ['vp sales at Kade in Berlin', ['location', 'seniority'], ['Robert Haddad']],
    ['vp marketing at Heliograph', ['seniority', 'role'], ['Tomasz Nowak']],
    ['ex-Google at Heliograph', ['former'], ['Tomasz Nowak']],
    ['vp sales at Heliograph', [], ['Tomasz Nowak']],
  ])('%s', async (query, dropped, names) => {
    const { ask } = await stage()
    const found = await ask(query)
    expect(found.relaxed.map((step) => step.dropped)).toEqual(dropped)
    for (const { why } of found.relaxed)
      expect(why).toMatch(/^(?:No(?:body| one) .*\. Showing .*|Nobody who fits .* was left out)\.$/)
    expect(namesIn(found)).toEqual(names)
  })

  test('a name or a company is never left out, and what leads nowhere is not said to be left out', async () => {
    const { ask } = await stage()
    for (const query of ['Zephyrine Quill at Kade in Berlin', 'Tomasz Nowak at Acme in Berlin'])
      expect(await ask(query)).toMatchObject({ results: [], relaxed: [], notice: { code: 'nobody_fits' } })
    for (const query of ['!!!', '""', '😀', "'); drop", 'a & b | c:*'])
      expect(await ask(query)).toMatchObject({ results: [], relaxed: [] })
  })
})

describe('suggestions', () => {
  test('are tried, and show as many as they say', async () => {
    const { ask } = await stage()
    const found = await ask('vp sales at Kade Systems')
    expect(found.suggestions.length).toBeGreaterThan(0)
    for (const { query, results, why } of found.suggestions) {
      expect(why).toMatch(/^Without “/)
      const others = await ask(query)
      expect(others).toMatchObject({ relaxed: [] })
      expect(others.results).toHaveLength(results)
      expect(namesIn(others)).not.toEqual(namesIn(found))
    }
  })

  test('offer what fits without one part, but never somebody who is not wanted', async () => {
    const { ask } = await stage()
    expect(await ask('Tomasz Nowak at Acme')).toMatchObject({
      results: [],
      suggestions: [{ query: 'Tomasz Nowak', why: 'Without “Acme”', results: 1 }],
    })
    expect(await ask('Tomasz Nowak at Acme not Heliograph')).toMatchObject({ results: [], suggestions: [] })
  })

  test('say what was taken for a slip', async () => {
    const { ask } = await stage()
    expect((await ask('Pryia Raman')).suggestions).toEqual([
      { query: 'priya Raman', why: '“pryia” was corrected to “priya”', results: 1 },
    ])
  })

  test('hold nothing that others do not share', async () => {
    const { world, me, ask } = await stage()
    const bob = await join(world, me, 'member', 'Bob Reyes')
    const questions = [
      'vp sales at Northstar',
      'Astrid at Kade in Berlin',
      'Astrd Northstar',
      'vp at Heliograph in Oslo',
    ]
    const before = await Promise.all(questions.map((query) => ask(query)))
    await bring(world, bob, 'Connections.csv', connections([line('Astrid Berg', 'Northstar', 'VP Sales')]))
    expect(await Promise.all(questions.map((query) => ask(query)))).toEqual(before)
    await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
    expect(namesIn(await ask('vp sales at Northstar'))).toEqual(['Astrid Berg'])
  })
})

test('the provider that nobody has set up is off, and says what to do', async () => {
  const { ask } = await stage()
  expect(await ask('kade', { sources: ['graph', 'pdl'] })).toMatchObject({
    results: [{ source: 'graph' }, { source: 'graph' }],
    provider: { state: 'off' },
    notice: { code: 'provider_off', next: expect.stringContaining('PEOPLE_DATA_LABS_KEY') },
  })
  expect(await ask('kade', { sources: ['pdl'] })).toMatchObject({ results: [], notice: { code: 'provider_off' } })
})

test('what is out of range is refused by its name', async () => {
  const { world, me } = await stage()
  const raw = async (body: string) => {
    const answer = await fetch(`${world.origin()}/api/people/search`, {
      method: 'POST',
      headers: { cookie: me.cookie!, 'content-type': 'application/json' },
      body,
    })
    const { errors } = (await answer.json()) as { errors?: { field: string }[] }
    return [answer.status, errors?.[0]?.field]
  }
  for (const limit of ['0', '26', '1e309', '"0x10"', 'true', '[3]', '"3"', '1.5', 'null', '-1'])
    expect([limit, ...(await raw(`{"query":"kade","limit":${limit}}`))]).toEqual([limit, 400, 'limit'])
  for (const sources of ['["linkedin"]', '[]', '"graph"', '["graph","graph","graph","graph"]', '[1]'])
    expect([sources, ...(await raw(`{"query":"kade","sources":${sources}}`))]).toEqual([
      sources,
      400,
      expect.stringMatching(/^sources/),
    ])
  for (const query of ['""', '"   "', `"${'x'.repeat(201)}"`, '7', 'null', '["kade"]'])
    expect([query, ...(await raw(`{"query":${query}}`))]).toEqual([query, 400, 'query'])
  expect(await raw('{}')).toEqual([400, 'query'])
  expect((await raw('{"query":"kade","filter":"all"}'))[0]).toBe(400)
  expect((await raw('{"query":"kade","limit":0x10}'))[0]).toBe(400)
})
