import { expect, test } from 'vitest'
import { bring } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { acquaintances, connectionsOf } from '../../tests/two-worlds/address-books.ts'
import { getViewerNetwork } from '@wellmet/identity/visibility/viewer-network.ts'
import { findMatches } from './find-matches.ts'
import { readTerms } from './search-terms.rules.ts'

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
      (select c.person_id, null, null, '' from contacts.contacts c where c.name like 'Mei%' limit 1)
    ) x`)
  await world.superuser.query(`
    insert into graph.inferred_relationships (network_id, a, b, permille, basis)
    select 0, x.a, x.b, 700, 2 from contacts.contacts c cross join lateral (values (1::bigint, c.person_id), (c.person_id, 1)) x(a, b)
    where c.name = 'Ana Ribeiro' and c.network_id = (select o.id from identity.member_networks o where o.user_id = '${me.user.id}')`)
  // Whoever is in the directory has marks; more than they need only make more candidates.
  await world.superuser.query(`
    insert into contacts.search_tokens as w (person_id, tokens)
    select c.person_id, m.tokens from contacts.contacts c, (select array_agg(distinct x) as tokens from contacts.search_tokens, unnest(tokens) x) m
    where c.network_id = 0
    on conflict (person_id) do update set tokens = excluded.tokens`)
  const { services } = world
  const db = services.database.asViewer({ viewerId: me.user.id, workspaceId: me.workspace!.id, principal: 'test' })
  const search = (query: string) =>
    db.transaction(async (tx) => {
      const { me } = await getViewerNetwork(tx)
      const asking = { me, kinds: 0, leastScore: 0, limit: 25 }
      return (await findMatches(tx, { services }, readTerms(query), asking)).rows
    })
  const anas = (await search('ana mensah')).map(({ personId }) => personId)
  expect(anas).toHaveLength(3)
  expect(anas).not.toContain('2')
})
