import { describe, expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { acquaintances, connectionsOf } from '../../tests/two-worlds/address-books.ts'
import { getViewerNetwork } from '@wellmet/identity/visibility/viewer-network.ts'
import { line, mine } from './contacts-for-tests.ts'
import { readAsTyped } from '../questions/correct-question.rules.ts'
import { findMatches } from './find-matches.ts'

describe('a slip of the finger', () => {
  test.each([
    ['Pryia', 'exchanged'],
    ['Priiya', 'too many'],
    ['Prya', 'too few'],
    ['Prixa', 'wrong'],
  ])('%s: a letter %s', async (typed) => {
    const { world, me } = await mine()
    const { results, corrected } = await world.as(me).people.searchNetwork({ body: { query: `${typed} Raman` } })
    expect(results.map(({ name }) => name)).toEqual(['Priya Raman'])
    expect(corrected).toEqual([{ typed: typed.toLowerCase(), meant: 'priya' }])
    expect(results[0]!.whyRanked[0]).toBe(`Name is close to “${typed.toLowerCase()}”`)
  })

  test('is forgiven once in a word, and not in short words', async () => {
    const { find } = await mine()
    expect(await find('tomsaz heliograph')).toEqual(['Tomasz Nowak'])
    expect(await find('tomsaz heliogrph')).toEqual(['Tomasz Nowak'])
    expect(await find('tomsza')).toEqual([])
    expect(await find('ims')).toEqual([])
  })

  test('is forgiven in companies and roles too, and said', async () => {
    const { world, me } = await mine()
    const ask = (query: string) => world.as(me).people.searchNetwork({ body: { query } })
    const company = { results: [{ name: 'Tomasz Nowak' }], corrected: [{ typed: 'heliogrph', meant: 'heliograph' }] }
    expect(await ask('heliogrph')).toMatchObject(company)
    expect(await ask('at Heliogrph')).toMatchObject(company)
    expect(await ask('teachr')).toMatchObject({
      results: [{ name: 'Raman Mensah' }],
      corrected: [{ typed: 'teachr', meant: 'teacher' }],
    })
  })

  test('is forgiven beside a name that looks like a mistyped role', async () => {
    const { world, me, find } = await mine()
    await bring(world, me, 'more.csv', connections([line('Marcus Boudreaux', 'Fjordline', 'Designer')]))
    expect(await find('marcus roudreaux')).toEqual(['Marcus Boudreaux'])
  })

  test('is forgiven beside what is quoted or not wanted', async () => {
    const { find } = await mine()
    expect(await find('Pryia "technology officer"')).toEqual(['Priya Raman'])
    expect(await find('Pryia "officer technology"')).toEqual([])
    expect(await find('Pryia -Kade')).toEqual([])
  })

  test('is not looked for where somebody is found as typed', async () => {
    const { world, me } = await mine()
    await bring(world, me, 'more.csv', connections([line('Priyo Raman', 'Queens', 'Teacher')]))
    const exact = await world.as(me).people.searchNetwork({ body: { query: 'priya' } })
    expect(exact).toMatchObject({ results: [{ name: 'Priya Raman' }], total: 1 })
    expect(exact.corrected).toBeUndefined()
    const typo = await world.as(me).people.searchNetwork({ body: { query: 'priyu' } })
    expect(typo.results.map(({ name }) => name).toSorted()).toEqual(['Priya Raman', 'Priyo Raman'])
    expect(typo).toMatchObject({ total: 2 })
  })
})

describe('when nobody fits', () => {
  test.each([
    ['cto at Kade in Berlin', ['Priya Raman'], 'Nobody who fits the rest is in Berlin. Showing everywhere.'],
    ['junior engineer at Fjordline', ['Zoë Müller'], 'Showing all levels.'],
    ['accountant at Heliograph', ['Tomasz Nowak'], 'Showing all titles.'],
    ['ex-Google engineers at Heliograph', ['Tomasz Nowak'], 'Showing everyone.'],
  ])('%s is widened, and says so', async (query, names, message) => {
    const { world, me } = await mine()
    const { results, notice } = await world.as(me).people.searchNetwork({ body: { query } })
    expect(results.map(({ name }) => name)).toEqual(names)
    expect(notice).toMatchObject({ code: 'widened', message: expect.stringContaining(message) })
    expect(notice!.next).toMatch(/^Change or remove /)
  })

  test('neither a name nor a company is left out, nor what is not wanted', async () => {
    const { find } = await mine()
    expect(await find('Zephyrine Quill in Berlin')).toEqual([])
    expect(await find('CTO at Zephyrine in Berlin')).toEqual([])
    expect(await find('cto in Berlin -Kade')).not.toContain('Priya Raman')
  })
})

test('people of the directory are found by a tie, by a colleague, or as contacts; who is out of reach is not', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  const eve = await join(world, me, 'member', 'Eve Okafor')
  await bring(world, me, 'Connections.csv', connectionsOf(acquaintances(0, 30)))
  await bring(world, bob, 'Connections.csv', connectionsOf(acquaintances(20, 60)))
  await bring(world, eve, 'Connections.csv', connectionsOf(acquaintances(0, 90)))
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  // Of the directory: one whom a contact seems to know, one at a contact's company, one out of reach, and one who is a contact.
  await world.superuser.query(`
    insert into contacts.contacts (network_id, person_id, name, company, company_id, search_vector, changed_at)
    select 0, x.id, 'Ana Mensah', x.company, x.company_id, ('''ana'':1A ''mensah'':2A ' || x.words)::tsvector, now()
    from (
      select 1 as id, null as company, null::bigint as company_id, '' as words union all select 2, null, null, '' union all
      (select 3, c.company, c.company_id, '''founder'':3C' from contacts.contacts c where c.company = 'Fjordline' limit 1) union all
      (select c.person_id, null, null, '' from contacts.contacts c where c.name like 'Mei%' and c.network_id = (select o.id from identity.member_networks o where o.user_id = '${me.user.id}') limit 1)
    ) x`)
  await world.superuser.query(`
    insert into graph.inferred_relationships (network_id, a, b, permille, basis)
    select 0, x.a, x.b, 700, 2 from contacts.contacts c cross join lateral (values (1::bigint, c.person_id), (c.person_id, 1)) x(a, b)
    where c.name = 'Ana Ribeiro' and c.network_id = (select o.id from identity.member_networks o where o.user_id = '${me.user.id}')`)
  // Written past the product, so what it kept of whom the directory reaches is of before.
  await world.superuser.query('delete from discovery.directory_reach')
  const { services } = world
  const db = services.database.asViewer({ viewerId: me.user.id, workspaceId: me.workspace!.id, principal: 'test' })
  const search = (query: string) =>
    db.transaction(async (tx) => {
      const { me } = await getViewerNetwork(tx)
      const asking = { me, kinds: 0, leastScore: 0, limit: 25, among: null }
      return (await findMatches(tx, readAsTyped(query), asking)).rows
    })
  const anas = [...new Set((await search('ana mensah')).map(({ personId }) => personId))]
  expect(anas).toHaveLength(3)
  expect(anas).not.toContain('2')
})
