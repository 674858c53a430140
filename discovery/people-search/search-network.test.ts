import { describe, expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type World } from '../../tests/world/world.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { answersIn } from '@wellmet/identity/visibility/cache-answer.ts'
import { kindOf } from '@wellmet/identity/person-keys/person-kinds.rules.ts'
import {
  everyWordOf,
  tokensOf,
  variantsOf,
  searchVector,
  type Findable,
} from '@wellmet/identity/search-words/search-words.rules.ts'
import { fittingOf, book, line, mine, namesOf } from './contacts-for-tests.ts'

const changeDirectory = (superuser: World['superuser']) =>
  superuser.query(
    `insert into identity.network_versions as v values (0, false, 1) on conflict (network_id, is_hidden) do update set version = v.version + 1`,
  )

/** An entry of the public directory, as the filling of the directory makes it. */
async function listInDirectory({ superuser, services }: World, id: number | string, entry: Findable) {
  const keys = personKeys(services)
  await superuser.query(
    `insert into contacts.contacts (network_id, person_id, name, title, company, company_id, location, search_vector, kind, changed_at)
     values (0, $1, $2, $3, $4, $5, $6, $7, $8, now())`,
    [
      id,
      entry.name,
      entry.title,
      entry.company,
      entry.company && keys.company(entry.company),
      entry.location,
      searchVector(entry),
      kindOf(entry.title, entry.company),
    ],
  )
  await superuser.query(
    `insert into contacts.search_tokens as w (person_id, tokens) values ($1, $2)
     on conflict (person_id) do update set tokens = w.tokens || excluded.tokens`,
    [id, tokensOf(entry).map((token) => keys.token(token))],
  )
  await changeDirectory(superuser)
  for (const word of everyWordOf(entry))
    await superuser.query(
      `insert into contacts.token_variants (token, variants) values ($1, $2) on conflict do nothing`,
      [keys.token(`word:${word}`), variantsOf(word).map((token) => keys.token(token))],
    )
}

const idOf = async ({ superuser }: World, name: string): Promise<string> =>
  (await superuser.query(`select person_id::text as id from contacts.contacts where name = $1`, [name])).rows[0].id

async function relationship({ superuser }: World, a: string | number, b: string | number, permille: number) {
  await superuser.query(
    `insert into graph.inferred_relationships (network_id, a, b, permille, basis) values (0, $1, $2, $3, 2), (0, $2, $1, $3, 2)`,
    [a, b, permille],
  )
  await changeDirectory(superuser)
}

describe('my own contacts are found', () => {
  test('by name, company and role, in any order, whatever the accents', async () => {
    const { world, me, find } = await mine()
    expect(await find('Priya Raman')).toEqual(['Priya Raman'])
    expect(await find('raman PRIYA')).toEqual(['Priya Raman'])
    expect(await find('zoe muller')).toEqual(['Zoë Müller'])
    expect(await find('Zoë MÜLLER')).toEqual(['Zoë Müller'])
    expect((await find('kade')).toSorted()).toEqual(['Priya Raman', 'Robert Haddad'])
    expect(await fittingOf(world, me, 'founder at Kade')).toEqual(['Robert Haddad'])
    expect(await find('the head of platform')).toContain('Zoë Müller')
    expect(await find('priya heliograph')).toEqual([])
  })

  test('by their trade before others of the same function', async () => {
    const { world, me, find } = await mine()
    const medical = [
      line('Ada Physician', 'Curalis', 'Medical Advisor'),
      line('Ben Ward', 'Curalis', 'Director of Nursing'),
      line('Cleo Ward', 'Curalis', 'Registered Nurse'),
      line('Dara Chief', 'Curalis', 'Chief Medical Officer'),
    ]
    await bring(world, me, 'medical.csv', connections(medical))
    expect((await find('nurses at Curalis')).slice(0, 2)).toEqual(['Cleo Ward', 'Ben Ward'])
    expect((await find('director of nursing'))[0]).toBe('Ben Ward')
    expect((await find('chief medical officer at Curalis'))[0]).toBe('Dara Chief')
  })
  test('by what a title means, an address, a profile or another spelling', async () => {
    const { world, me, find } = await mine()
    await bring(
      world,
      me,
      'more.csv',
      connections([
        'Lena,Fischer,https://www.linkedin.com/in/lena-fischer,lena@kontora.example,Kontora GmbH,Leiterin Vertrieb,01 Jan 2022',
        'Omar,Aziz,https://www.linkedin.com/in/omar-aziz,,Medora,"Product Lead, ex-Kontora",01 Jan 2022',
      ]),
    )
    expect((await find('CTO'))[0]).toBe('Priya Raman')
    expect(await find('who is head of sales at Kontora AG?')).toEqual(['Lena Fischer'])
    expect(await find('ex-Kontora')).toEqual(['Omar Aziz'])
    expect(await find('lena@kontora.example')).toEqual(['Lena Fischer'])
    expect(await find('linkedin.com/in/Omar-Aziz/')).toEqual(['Omar Aziz'])
    expect(await find('Zoe Mueller')).toEqual(['Zoë Müller'])
    expect((await find('Priya or Tomasz')).toSorted()).toEqual(['Priya Raman', 'Tomasz Nowak'])
    expect(await find('at Kade Systems -founder')).toEqual(['Priya Raman'])
    const smiths = ['Ana Smith', 'Will Smith'].map((name) => line(name, 'Fjordline', 'Designer'))
    await bring(world, me, 'smiths.csv', connections(smiths))
    expect(await find('Will Smith')).toEqual(['Will Smith', 'Ana Smith'])
  })

  test('by a company with its legal form, with or without a comma', async () => {
    const { find } = await mine()
    expect(await find('Heliograph Ltd.')).toEqual(['Tomasz Nowak'])
    expect((await find('Kade Systems, Inc.')).toSorted()).toEqual(['Priya Raman', 'Robert Haddad'])
    expect((await find('people at Kade Systems, Inc.')).toSorted()).toEqual(['Priya Raman', 'Robert Haddad'])
    expect((await find('The Kade Systems Group')).toSorted()).toEqual(['Priya Raman', 'Robert Haddad'])
  })

  test('by a word of their title, whatever field the title is of; an assistant to somebody is not them', async () => {
    const { world, me, find } = await mine()
    const more = [line('Ola Berg', 'Queens', 'Credit Analyst'), line('Eva Moss', 'Fjordline', 'Assistant to the CEO')]
    await bring(world, me, 'more.csv', connections(more))
    expect(await fittingOf(world, me, 'analyst at Queens')).toEqual(['Ola Berg'])
    expect(await fittingOf(world, me, 'analysts at Queens')).toEqual(['Ola Berg'])
    expect(await find('CEO at Fjordline')).not.toEqual(['Eva Moss'])
  })

  test('by a first name that is also a word of a question, before others at the company', async () => {
    const { world, me, find } = await mine()
    await bring(world, me, 'more.csv', connections([line('Can Demir', 'Kade Systems', 'Designer')]))
    expect((await find('Can Kade Systems'))[0]).toBe('Can Demir')
  })

  test('by the beginnings of words, and a whole word comes before a beginning', async () => {
    const { world, me, find } = await mine()
    expect(await find('pri ram')).toEqual(['Priya Raman'])
    await bring(world, me, 'more.csv', connections([line('Tom Berg', 'Fjordline', 'Designer')]))
    expect(await find('tom')).toEqual(['Tom Berg', 'Tomasz Nowak'])
    expect(await find('fjo')).toHaveLength(2)
    // Two letters begin a name; of companies and titles they would begin too many.
    expect((await find('to')).toSorted()).toEqual(['Tom Berg', 'Tomasz Nowak'])
    expect(await find('fj')).toEqual([])
    expect(await find('f')).toEqual([])
  })

  test('by what they are called', async () => {
    const { world, me, find } = await mine()
    expect(await find('Bob Haddad')).toEqual(['Robert Haddad'])
    const { results } = await world.as(me).people.searchNetwork({ body: { query: 'bobby' } })
    expect(results[0]!.whyRanked[0]).toBe('“bobby” may be called “robert”')
  })

  test.each([
    ['Barb', 'Barbara Lind'],
    ['Don', 'Donald Eke'],
    ['Dottie', 'Dorothy Voss'],
    ['Kasia', 'Katarzyna Wolf'],
  ])('by the short form %s: %s', async (typed, name) => {
    const { world, me, find } = await mine()
    const names = ['Barbara Lind', 'Donald Eke', 'Dorothy Voss', 'Katarzyna Wolf']
    await bring(world, me, 'more.csv', connections(names.map((one) => line(one, 'Fjordline', 'Designer'))))
    expect(await find(typed)).toEqual([name])
  })

  test('a name comes before a company, and a phrase is taken as it stands', async () => {
    const { world, me, find } = await mine()
    await bring(world, me, 'more.csv', connections([line('Kade Platform', 'Head', 'Of Nothing')]))
    expect((await find('kade'))[0]).toBe('Kade Platform')
    expect(await find('"head of platform"')).toEqual(['Zoë Müller'])
    expect(await find('“of platform” head')).toEqual(['Zoë Müller'])
    // The last word of a name and the first of the company are no phrase.
    expect(await find('"platform head"')).toEqual([])
    expect(await find('platform head')).toContain('Zoë Müller')
  })
})

test('founders, investors and the trusted can be asked for alone', async () => {
  const { world, me, find } = await mine()
  expect(await find('kade', { filter: 'founders' })).toEqual(['Robert Haddad'])
  expect(await find('', { filter: 'founders' })).toEqual(['Robert Haddad'])
  expect(await find('', { filter: 'investors' })).toEqual(['Ines Costa'])
  expect(await find('northgate', { filter: 'founders' })).toEqual([])
  expect(await find('', { filter: 'high-trust' })).toEqual([])
  await world.superuser.query(
    `update contacts.relationships e set strength = 850, two_way = true, n_messages = 60, last_day = extract(epoch from now()) / 86400
     from contacts.contacts c where c.person_id = e.person_id and c.name in ('Priya Raman', 'Tomasz Nowak')`,
  )
  expect((await find('', { filter: 'high-trust' })).toSorted()).toEqual(['Priya Raman', 'Tomasz Nowak'])
  expect(await find('kade', { filter: 'high-trust' })).toEqual(['Priya Raman'])
  const { results } = await world.as(me).people.findInNetwork({ query: { query: 'priya', filter: 'high-trust' } })
  expect(results).toMatchObject([
    {
      path: { status: 'verified', hops: 1, viaId: null },
      source: 'graph',
      whyRanked: ['Name matches', 'You know them well (fresh)'],
      connectorInsight: { introProbability: null, reputationScore: null, freshnessLabel: 'fresh' },
      lastUpdated: { source: 'your contacts', ageDays: 0 },
    },
  ])
  expect(results[0]!.trustRank).toBeGreaterThanOrEqual(70)
  expect(results[0]!.connectorInsight.replyProbability).toBeGreaterThan(0.3)
})

test('without words it shows the best in reach, as many as asked for', async () => {
  const { world, me } = await mine()
  const all = await world.as(me).people.findInNetwork({})
  expect(all.results).toHaveLength(6)
  expect(all.results.map(({ id }) => id)).toEqual((await world.as(me).paths.top({})).people.map(({ id }) => id))
  const some = await world.as(me).people.findInNetwork({ query: { limit: 2 } })
  expect(some.results).toEqual(all.results.slice(0, 2))
})

test('both ways of asking give one answer, and refuse what is out of range by its name', async () => {
  const { world, me } = await mine()
  const question = { query: 'raman', limit: 3, filter: 'all' } as const
  const asked = await world.as(me).people.findInNetwork({ query: question })
  const { cache, ...answer } = await world.as(me).people.searchNetwork({ body: question })
  expect(asked).toMatchObject(answer)
  expect(cache.hit).toBe(true)
  expect(asked.results).toHaveLength(2)
  for (const [field, value] of [
    ['limit', 0],
    ['limit', 26],
    ['limit', 1.5],
    ['filter', 'everybody'],
    ['query', 'x'.repeat(201)],
  ] as const) {
    const refusal = { status: 400, problem: { errors: [{ field: expect.stringContaining(field) }] } }
    const wrong = { [field]: value } as object
    await expect(world.as(me).people.searchNetwork({ body: wrong })).rejects.toMatchObject(refusal)
    await expect(world.as(me).people.findInNetwork({ query: wrong })).rejects.toMatchObject(refusal)
  }
  await expect(world.as(me).people.searchNetwork({ body: { limit: '3' } as object })).rejects.toMatchObject({
    status: 400,
  })
})

test('nonsense finds nobody, and nothing is said of paths', async () => {
  const { world, me } = await mine()
  for (const query of ['qqxyzzy', '!!!', 'priya "kade priya"', '😀', "'); drop", 'a & b | c:*']) {
    const found = await world.as(me).people.searchNetwork({ body: { query } })
    expect(found).toMatchObject({ results: [], total: 0, notice: { code: 'nobody_fits' } })
    expect(found.notice!.next).toBe('Check the spelling, or use other words.')
    expect(found.corrected).toBeUndefined()
  }
})

describe('what others do not share', () => {
  async function team() {
    const world = await worldForThisTest()
    const me = await world.signUp('Mara Lind')
    const bob = await join(world, me, 'member', 'Bob Reyes')
    await world.as(me).sharing.show({})
    await bring(world, me, 'Connections.csv', connections([line('Tomasz Nowak', 'Heliograph', 'VP Engineering')]))
    return { world, me, bob }
  }

  test('is neither found nor a correction, and is both once it is shared', async () => {
    const { world, me, bob } = await team()
    await bring(world, bob, 'Connections.csv', book)
    const ask = (query: string) => world.as(me).people.searchNetwork({ body: { query } })
    expect((await ask('Priya Raman')).results).toEqual([])
    expect(await ask('Pryia')).toMatchObject({ results: [], total: 0 })
    expect((await ask('Pryia')).corrected).toBeUndefined()
    await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
    expect(await ask('Pryia')).toMatchObject({
      results: [{ name: 'Priya Raman', path: { viaName: 'Bob Reyes', hops: 2 } }],
      corrected: [{ typed: 'pryia', meant: 'priya' }],
    })
    const { results, notice } = await ask('Priya')
    expect(results[0]).toMatchObject({
      whyRanked: ['Name matches', 'Bob Reyes is connected with them'],
      connectorInsight: { replyProbability: null, introProbability: 0.01, freshnessLabel: 'unknown' },
      lastUpdated: { source: 'Bob Reyes’s contacts' },
    })
    expect(notice?.next).toContain('Bob Reyes')
    await world.as(bob).sharing.change({ body: { mode: 'private' } })
    expect((await ask('Priya')).results).toEqual([])
  })

  test('says nothing about somebody whom both know', async () => {
    const { world, me, bob } = await team()
    const questions = [
      'northstar',
      'nortstar',
      'ast',
      'astronaut',
      'tomasz northstar',
      'he tomasz',
      'nowak',
      'astronaut at northstar in Oslo',
      'tomasz -northstar',
      'engineers not at Northstar Hexagon',
    ]
    const answers = async () => {
      await world.services.cache.deleteByTags({ tags: [answersIn(me.workspace!.id)] })
      return Promise.all(
        questions.map(async (query) => {
          const { cache, ...found } = await world.as(me).people.searchNetwork({ body: { query } })
          expect(cache.hit).toBe(false)
          return found
        }),
      )
    }
    const before = await answers()
    await bring(world, bob, 'Connections.csv', connections([line('Tomasz Nowak', 'Northstar Hexagon', 'Astronaut')]))
    expect(await answers()).toEqual(before)
    await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
    const [found] = await answers()
    expect(found!.results).toMatchObject([{ name: 'Tomasz Nowak', company: 'Heliograph' }])
    expect(found!.results[0]!.whyRanked[0]).toBe('Astronaut at Northstar Hexagon, says Bob Reyes')
  })

  test('hidden contacts are found by their owner alone', async () => {
    const { world, me, bob } = await team()
    await bring(world, bob, 'Connections.csv', book)
    await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
    for (const table of ['contacts', 'relationships'])
      await world.superuser.query(`update contacts.${table} set is_hidden = true where person_id = $1`, [
        await idOf(world, 'Priya Raman'),
      ])
    expect(await namesOf(world, bob, 'priya')).toEqual(['Priya Raman'])
    expect(await namesOf(world, me, 'priya')).toEqual([])
    expect(await namesOf(world, me, 'pryia')).toEqual([])
    expect(await namesOf(world, me, 'kade')).toEqual(['Robert Haddad'])
    for (const query of ['cto', 'cto at kade in Berlin', 'linkedin.com/in/priya-raman', 'priya or pryia'])
      expect(await namesOf(world, me, query)).not.toContain('Priya Raman')
  })
})

describe('somebody in the public directory', () => {
  const dana = { name: 'Dana Whitfield', title: 'General Partner', company: 'Lumen Capital', location: 'Berlin' }

  test('is found through a contact who seems to know them, and otherwise not', async () => {
    const { world, me, find } = await mine()
    await listInDirectory(world, 4711, dana)
    expect(await find('Dana Whitfield')).toEqual([])
    await relationship(world, 4711, await idOf(world, 'Priya Raman'), 600)
    for (const query of ['Dana Whitfield', 'Dana Witfield', 'general partner in berlin', 'lumen investor berlin'])
      expect([query, await fittingOf(world, me, query)]).toEqual([query, ['Dana Whitfield']])
    expect(await find('lumen analyst berlin', { filter: 'founders' })).toEqual([])
    expect(await find('berlin', { filter: 'investors' })).toEqual(['Dana Whitfield'])
    expect((await find('', { filter: 'investors' })).toSorted()).toEqual(['Dana Whitfield', 'Ines Costa'])
    const { results, notice } = await world.as(me).people.searchNetwork({ body: { query: 'partner berlin' } })
    expect(results.filter(({ isNear }) => !isNear)).toMatchObject([
      {
        source: 'database',
        location: 'Berlin',
        path: { hops: 2, viaName: 'Priya Raman', status: 'inferred' },
        whyRanked: ['General Partner at Lumen Capital', 'In Berlin', expect.stringContaining('same company')],
        lastUpdated: { source: 'the public directory' },
      },
    ])
    expect(notice?.code).toBe('low_confidence')
    const stranger = await world.signUp('A stranger')
    expect(await namesOf(world, stranger, 'dana')).toEqual([])
  })

  test('is found through a contact at the same company when it is small', async () => {
    const { world, find } = await mine()
    await listInDirectory(world, 4711, { ...dana, company: 'Heliograph' })
    const say = async (people: number) => {
      await world.superuser.query(
        `insert into contacts.places (id, kind, name, people, source, as_of) values ($1, 1, 'Heliograph', $2, 'test', now())
         on conflict (id) do update set people = excluded.people`,
        [personKeys(world.services).company('Heliograph'), people],
      )
      await changeDirectory(world.superuser)
    }
    await say(40)
    expect(await find('dana')).toEqual(['Dana Whitfield'])
    await say(50_000)
    expect(await find('dana')).toEqual([])
  })

  test('adds a place to a contact whose file knows none', async () => {
    const { world, me } = await mine()
    const before = await world.as(me).people.searchNetwork({ body: { query: 'priya bengaluru' } })
    expect(before.notice).toMatchObject({ code: 'widened', message: expect.stringContaining('bengaluru') })
    await listInDirectory(world, await idOf(world, 'Priya Raman'), {
      ...dana,
      name: 'Priya Raman',
      location: 'Bengaluru',
    })
    const { results } = await world.as(me).people.searchNetwork({ body: { query: 'priya bengaluru' } })
    expect(results).toMatchObject([{ name: 'Priya Raman', company: 'Kade Systems', path: { hops: 1 } }])
    expect(results[0]!.whyRanked).toContain('In Bengaluru, says the directory')
    const german = await world
      .as(me)
      .people.searchNetwork({ body: { query: 'priya bengaluru' }, headers: { 'accept-language': 'de' } })
    expect(german.results[0]!.whyRanked).toContain('In Bengaluru, laut Verzeichnis')
    expect(german.results[0]!.lastUpdated.source).toBe('deine Kontakte')
  })
})
