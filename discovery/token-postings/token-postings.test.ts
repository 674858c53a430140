import { expect, test } from 'vitest'
import { getViewerNetwork } from '@wellmet/identity/visibility/viewer-network.ts'
import { acquaintances, connectionsOf } from '../../tests/two-worlds/address-books.ts'
import { bring } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { readAsTyped } from '../people-search/correct-question.rules.ts'
import { findMatches } from '../people-search/find-matches.ts'
import type { FoundRow } from '../people-search/people.store.ts'
import { countTokens } from './count-tokens.ts'
import { saveDirectoryPostings, savePostings } from './save-postings.ts'

interface Asked {
  common: number
  nearest?: number
  limit?: number
  by?: typeof filters
}

const questions = [
  'founder',
  'engineer',
  'vp engineering at Kade',
  'partner at Northgate',
  'ana',
  'ana ribeiro',
  'teacher -Queens',
  'head of platform',
  'Fjordline',
  'engineers in Berlin',
  'mei fjordline founder',
  'fjordlin founder',
  'mie at Kade',
]

const everybody = 2 ** 31 - 1
/** Kinds, and the least score. */
const filters: [number, number][] = [
  [0, 0],
  [1, 0],
  [0, 200_000],
]

function answersOf(
  { services }: World,
  who: Somebody,
  { common, nearest = everybody, limit = 25, by = filters }: Asked,
) {
  const db = services.database.asViewer({ viewerId: who.user.id, workspaceId: who.workspace!.id, principal: 'test' })
  return db.transaction(async (tx) => {
    const { me } = await getViewerNetwork(tx)
    const found: Record<string, FoundRow[]> = {}
    for (const query of questions)
      for (const [kinds, leastScore] of by) {
        const asking = { me, kinds, leastScore, limit, among: null }
        found[`${query} ${kinds} ${leastScore}`] = (
          await findMatches(tx, { services }, readAsTyped(query), asking, { common, nearest })
        ).rows
      }
    return found
  })
}

/** Every question in both ways: as if all of its words were common on the server, and as if none were. */
const bothWays = async (world: World, who: Somebody, by = filters) => ({
  fromNetworks: await answersOf(world, who, { common: 0, by }),
  fromAll: await answersOf(world, who, { common: everybody, by }),
})

/** A team of two who share, and one who does not; the directory lists a few whom contacts may know. */
async function team() {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  const eve = await join(world, me, 'member', 'Eve Okafor')
  await bring(world, me, 'Connections.csv', connectionsOf(acquaintances(0, 30)))
  await bring(world, bob, 'Connections.csv', connectionsOf(acquaintances(20, 60)))
  await bring(world, eve, 'Connections.csv', connectionsOf(acquaintances(0, 90)))
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  await world.as(bob).hideRules.hide({ body: { company: 'Heliograph' } })
  await world.as(me).hideRules.hide({ body: { company: 'Fjordline' } })
  await world.superuser.query(`
    insert into contacts.contacts (network_id, person_id, name, title, company, company_id, search_vector, changed_at)
    select 0, x.id, 'Ana Mensah', 'Founder', x.company, x.company_id, '''ana'':1A ''mensah'':2A ''founder'':3C ''=founder:yes'':4C', now()
    from (
      select 1 as id, null as company, null::bigint as company_id union all select 2, null, null union all
      (select 3, c.company, c.company_id from contacts.contacts c where c.company = 'Fjordline' limit 1) union all
      (select c.person_id, null, null from contacts.contacts c where c.name like 'Mei%' limit 1)
    ) x`)
  await world.superuser.query(`
    insert into contacts.places (id, kind, name, people, source, as_of)
    select distinct c.company_id, 1, c.company, 12, 'test', current_date from contacts.contacts c where c.company = 'Fjordline'`)
  await world.superuser.query(`
    insert into graph.inferred_relationships (network_id, a, b, permille, basis)
    select 0, x.a, x.b, 700, 2 from contacts.contacts c cross join lateral (values (1::bigint, c.person_id), (c.person_id, 1)) x(a, b)
    where c.name = 'Ana Ribeiro' and c.network_id = (select o.id from identity.member_networks o where o.user_id = '${me.user.id}')`)
  await world.superuser.query(`
    insert into contacts.search_tokens as w (person_id, tokens)
    select c.person_id, m.tokens from contacts.contacts c, (select array_agg(distinct x) as tokens from contacts.search_tokens, unnest(tokens) x) m
    where c.network_id = 0
    on conflict (person_id) do update set tokens = excluded.tokens`)
  return { world, me, bob }
}

const postAll = async ({ services, superuser }: World): Promise<void> => {
  // As if the words had been there since yesterday: what changed within the hour is looked up in any case.
  await superuser.query(`update contacts.search_tokens set changed_at = changed_at - interval '1 day'`)
  const { rows } = await superuser.query<{ id: number }>('select id from identity.member_networks where id > 0')
  for (const { id } of rows) await services.database.system.asSystem((tx) => savePostings(tx, id))
  await services.database.system.asSystem(saveDirectoryPostings)
}

test('a word that many on the server have finds the same people in the same order as a rare one', async () => {
  const { world, me, bob } = await team()
  await postAll(world)
  for (const who of [me, bob]) {
    const { fromNetworks, fromAll } = await bothWays(world, who)
    expect(fromNetworks).toEqual(fromAll)
    expect(fromAll['founder 0 0']).not.toEqual([])
  }
})

test('reading the nearest first finds the same people in the same order, and counts only where all were read', async () => {
  const { world, me } = await team()
  await postAll(world)
  for (const common of [0, everybody]) {
    const all = await answersOf(world, me, { common, limit: 2 })
    const near = await answersOf(world, me, { common, limit: 2, nearest: 3 })
    const uncounted = (row: FoundRow) => ({ ...row, total: null })
    for (const [question, rows] of Object.entries(all)) {
      expect({ question, rows: near[question]!.map(uncounted) }).toEqual({ question, rows: rows.map(uncounted) })
      expect([rows[0]?.total, null]).toContain(near[question]![0]?.total)
    }
    expect(Object.values(near).some(([first]) => first?.total === null)).toBe(true)
  }
})

test('without postings, and after every change to a network, nobody is missed and nobody is found who is gone', async () => {
  const { world, me } = await team()
  const expectSame = async () => {
    const { fromNetworks, fromAll } = await bothWays(world, me, [[0, 0]])
    expect(fromNetworks).toEqual(fromAll)
  }
  await expectSame()
  await postAll(world)
  const { contacts, merges, deletions, hideRules } = world.as(me)
  const changes: (() => Promise<unknown>)[] = [
    () => bring(world, me, 'more.csv', connectionsOf(acquaintances(61, 75))),
    async () => {
      const { items } = await contacts.list({ query: { limit: 100 } })
      const [one, other] = items.filter(({ name }) => name.startsWith('Ana'))
      await merges.merge({ params: { id: one!.id }, body: { with: other!.id } })
    },
    async () => {
      const { items } = await contacts.list({ query: { limit: 100 } })
      await deletions.delete({ params: { id: items.find(({ name }) => name.startsWith('Priya'))!.id } })
    },
    () => hideRules.hide({ body: { company: 'Northgate' } }),
  ]
  for (const change of changes) {
    await change()
    await expectSame()
    await postAll(world)
    await expectSame()
  }
})

test('what is posted is what is read, and whoever is deleted leaves the postings at once', async () => {
  const { world, me } = await team()
  await postAll(world)
  const before = (await bothWays(world, me)).fromNetworks['founder 0 0'] as unknown[]
  await world.superuser.query(`update discovery.token_postings set tokens = '{}', people = '{}'`)
  await world.superuser.query('delete from discovery.directory_postings')
  const unposted = (await bothWays(world, me)).fromNetworks['founder 0 0'] as unknown[]
  expect(before.length).toBeGreaterThan(0)
  expect(unposted).toEqual([])
  const { items } = await world.as(me).contacts.list({})
  const mine = `network_id = (select id from identity.member_networks where user_id = '${me.user.id}')`
  const posted = async () =>
    (await world.superuser.query(`select from discovery.token_postings where ${mine}`)).rowCount
  expect(await posted()).toBeGreaterThan(0)
  await world.as(me).deletions.delete({ params: { id: items[0]!.id } })
  expect(await posted()).toBe(0)
})

test('a network that is posted by several at once is posted once', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  await bring(world, me, 'Connections.csv', connectionsOf(acquaintances(0, 30)))
  const { rows } = await world.superuser.query<{ id: number }>('select id from identity.member_networks where id > 0')
  const { system } = world.services.database
  await Promise.all(
    Array.from({ length: 4 }, () => [
      system.asSystem((tx) => savePostings(tx, rows[0]!.id)),
      system.asSystem(saveDirectoryPostings),
    ]).flat(),
  )
  const posted = await world.superuser.query('select from discovery.posted_networks where network_id = $1', [
    rows[0]!.id,
  ])
  expect(posted.rowCount).toBe(2)
})

test('of a large table a sample is counted, and says about how many people have a word', async () => {
  const world = await worldForThisTest()
  const word = 1_111_111_111
  await world.superuser.query(
    `insert into contacts.search_tokens (person_id, tokens, changed_at) select n, array[$1::int], now() from generate_series(1, 20000) n`,
    [word],
  )
  const counted = async (most?: number) => {
    await world.services.database.system.asSystem((tx) => countTokens(tx, most))
    const { rows } = await world.superuser.query<{ people: number }>(
      'select people from discovery.common_tokens where token = $1',
      [word],
    )
    return rows[0]!.people
  }
  await world.superuser.query('analyze contacts.search_tokens')
  expect(await counted()).toBe(20_000)
  const sampled = await counted(10_000)
  expect(sampled).toBeGreaterThan(12_000)
  expect(sampled).toBeLessThan(28_000)
})
