import { expect, test } from 'vitest'
import { getViewerNetwork } from '@wellmet/identity/visibility/viewer-network.ts'
import { acquaintances, connectionsOf } from '../../tests/two-worlds/address-books.ts'
import { bring } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { readAsTyped } from '../questions/correct-question.rules.ts'
import { findMatches } from '../people-search/find-matches.ts'
import type { FoundRow } from '../people-search/find-candidates.ts'
import { listNetworksToPost } from './postings.store.ts'
import { saveDirectoryPostings, savePostings } from './save-postings.ts'

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

/** Kinds, and the least score. */
const filters = [
  { kinds: 0, leastScore: 0 },
  { kinds: 1, leastScore: 0 },
  { kinds: 0, leastScore: 200_000 },
]

function answersOf({ services }: World, who: Somebody, { limit = 25 } = {}) {
  const db = services.database.asViewer({ viewerId: who.user.id, workspaceId: who.workspace!.id, principal: 'test' })
  return db.transaction(async (tx) => {
    const { me } = await getViewerNetwork(tx)
    const found: Record<string, FoundRow[]> = {}
    for (const query of questions)
      for (const filter of filters) {
        const { rows } = await findMatches(tx, readAsTyped(query), { me, ...filter, limit, among: null })
        found[`${query} ${filter.kinds} ${filter.leastScore}`] = rows
      }
    return found
  })
}

/** What is answered when every entry in sight is read. */
async function answersOfEntries(world: World, who: Somebody) {
  await unpostAll(world)
  return answersOf(world, who)
}

async function unpostAll({ superuser }: World): Promise<void> {
  for (const table of ['indexed_networks', 'indexed_directory', 'directory_words', 'directory_reach'])
    await superuser.query(`delete from discovery.${table}`)
}

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
  return { world, me, bob }
}

async function postAll({ services, superuser }: World): Promise<void> {
  // As if the directory said so since yesterday: what changed minutes ago is read in any case.
  await superuser.query(`update contacts.contacts set changed_at = changed_at - interval '1 day' where network_id = 0`)
  const { rows } = await superuser.query<{ id: number }>('select id from identity.member_networks where id > 0')
  for (const { id } of rows) await services.database.system.asSystem((tx) => savePostings(tx, id))
  await services.database.system.asSystem(saveDirectoryPostings)
}

test('the index finds the same people in the same order as reading every entry', async () => {
  const { world, me, bob } = await team()
  for (const who of [me, bob]) {
    const read = await answersOfEntries(world, who)
    await postAll(world)
    expect(await answersOf(world, who)).toEqual(read)
    expect(read['founder 0 0']).not.toEqual([])
  }
})

test('a short page begins as a long one does', async () => {
  const { world, me } = await team()
  await postAll(world)
  const long = await answersOf(world, me)
  const short = await answersOf(world, me, { limit: 2 })
  const peopleOf = (rows: FoundRow[]) => [...new Set(rows.map(({ personId }) => personId))].slice(0, 2)
  for (const [question, rows] of Object.entries(long))
    expect({ question, people: peopleOf(short[question]!) }).toEqual({ question, people: peopleOf(rows) })
})

test('after every change to a network nobody is missed, and nobody is found who is gone', async () => {
  const { world, me } = await team()
  // How rare a part is may be counted with what was posted before; who is found, where, and in which order may not.
  const inOrder = (answers: Record<string, FoundRow[]>) =>
    Object.entries(answers).map(([question, rows]) => ({
      question,
      rows: rows.map((row) => ({ ...row, fit: null, slotFit: null, total: null })),
    }))
  const expectSame = async () => {
    const found = inOrder(await answersOf(world, me))
    expect(found).toEqual(inOrder(await answersOfEntries(world, me)))
    await postAll(world)
    expect(inOrder(await answersOf(world, me))).toEqual(found)
  }
  await expectSame()
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
    () =>
      world.superuser.query(
        `update contacts.contacts set search_vector = '''ana'':1A ''mensah'':2A ''engineer'':3C', changed_at = now() where network_id = 0`,
      ),
  ]
  for (const change of changes) {
    await change()
    await expectSame()
  }
})

test('what is posted is what is read, and whoever is deleted leaves the postings at once', async () => {
  const { world, me } = await team()
  await postAll(world)
  const before = (await answersOf(world, me))['founder 0 0']!
  await world.superuser.query(`update discovery.word_postings set hits = ''`)
  await world.superuser.query('delete from discovery.directory_words')
  expect(before.length).toBeGreaterThan(0)
  expect((await answersOf(world, me))['founder 0 0']).toEqual([])
  const { items } = await world.as(me).contacts.list({})
  const mine = `network_id = (select id from identity.member_networks where user_id = '${me.user.id}')`
  const posted = async () => (await world.superuser.query(`select from discovery.word_postings where ${mine}`)).rowCount
  expect(await posted()).toBeGreaterThan(0)
  await world.as(me).deletions.delete({ params: { id: items[0]!.id } })
  expect(await posted()).toBe(0)
})

test('postings that are stale show nobody who was hidden or deleted', async () => {
  const { world, me } = await team()
  await postAll(world)
  const founders = async () => (await answersOf(world, me, { limit: 100 }))['founder 0 0']!
  const ofTeammates = async () =>
    (await founders())
      .filter(({ isOwn, ownerUserId }) => !isOwn && ownerUserId !== null)
      .map(({ personId }) => personId)
  const [hidden, deleted] = [...new Set(await ofTeammates())]
  // Without triggers, so that the postings still hold both.
  await world.superuser.query(`
    set session_replication_role = replica;
    update contacts.relationships set is_hidden = true where person_id = ${hidden};
    update contacts.contacts set is_hidden = true where person_id = ${hidden};
    delete from contacts.relationships where person_id = ${deleted};
    delete from contacts.contacts where person_id = ${deleted};
    set session_replication_role = default`)
  const found = await ofTeammates()
  expect(found).not.toContain(hidden)
  expect(found).not.toContain(deleted)
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
  const posted = await world.superuser.query('select from discovery.indexed_networks where network_id = $1', [
    rows[0]!.id,
  ])
  expect(posted.rowCount).toBe(2)
})

test('whoever was posted too soon after the directory changed is posted again, and then no more', async () => {
  const { world } = await team()
  await postAll(world)
  const outdated = async () =>
    (await world.services.database.system.asSystem((tx) => listNetworksToPost(tx, { limit: 9 }))).length
  const directoryChanged = (before: string) =>
    world.superuser.query(`update contacts.contacts set changed_at = now() - $1::interval where network_id = 0`, [
      before,
    ])
  await directoryChanged('5 minutes')
  const { rows } = await world.superuser.query('select id from identity.member_networks where id > 0')
  expect(await outdated()).toBe(rows.length)
  await directoryChanged('11 minutes')
  expect(await outdated()).toBe(0)
})
