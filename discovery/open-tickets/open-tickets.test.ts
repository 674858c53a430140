import { expect, test } from 'vitest'
import { helpdeskStage } from '../../tests/world/helpdesk.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { mostSignals } from '../signals/save-signals.ts'
import { saveFor } from '../signals/signals-for-tests.ts'

const joost = 'Joost,de Wit,https://www.linkedin.com/in/joost,joost@kade.example,Kade,Founder,02 May 2026'
const ana = 'Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@kade.example,Kade,Partner,08 Feb 2024'

/** What outsiders must not move: who is known and how well, what proves it, who may do what. */
const tables = [
  'contacts.contacts',
  'contacts.contact_keys',
  'contacts.relationships',
  'contacts.evidence',
  'contacts.co_occurrences',
  'contacts.contact_details',
  'graph.inferred_relationships',
  'graph.outcome_statistics',
  'identity.visible_networks',
  'account.memberships',
  'connections.own_addresses',
  'introductions.requests',
]

const stateOf = async ({ superuser, as }: World, who: readonly Somebody[]) => ({
  rows: await Promise.all(
    tables.map(async (table) => (await superuser.query(`select t::text from ${table} t order by 1`)).rows),
  ),
  paths: await Promise.all(who.map(async (one) => (await as(one).paths.top({ query: { limit: 100 } })).people)),
})

test('2,500 tickets in the names and at the addresses of others move no strength, proof, permission or best path', async () => {
  const { world, me, helpdesk, connect, sync } = await helpdeskStage()
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await bring(world, me, 'Connections.csv', connections([ana]))
  await bring(world, bob, 'Connections.csv', connections([joost]))
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  const { id } = await connect()
  await world.work()
  const before = await stateOf(world, [me, bob])
  const names = ['joost@kade.example', 'ana@kade.example', me.user.email, bob.user.email]
  for (let n = 0; n < 2_500; n += 1)
    helpdesk.open({
      email: names[n] ?? `a${n}@attack${n}.example`,
      name: n % 2 ? 'Joost de Wit' : 'Ana Lima',
      company: 'Kade',
      domain: 'kade.example',
    })
  await sync(id)
  const stored = await world.superuser.query(`select from connections.source_records where source = 'tickets'`)
  expect(stored.rowCount).toBe(2_500)
  expect(await stateOf(world, [me, bob])).toEqual(before)
  const { items } = await world.as(me).signals.list({ query: { limit: 50 } })
  expect(items.length).toBeGreaterThan(10)
  const told = await world.superuser.query<{ n: number }>('select count(*)::int as n from discovery.signals')
  expect(told.rows[0]!.n).toBeLessThanOrEqual(mostSignals)
}, 120_000)

test('10,000 signals in names of others move nothing either, and the limit says how many it refused', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections([ana, joost]))
  const before = await stateOf(world, [me])
  const told = Array.from({ length: 10_000 }, (_, n) => ({
    externalId: String(n),
    email: n % 2 ? 'joost@kade.example' : `a${n}@attack.example`,
    name: 'Joost de Wit',
  }))
  expect(await saveFor(world, me, told)).toEqual({ saved: mostSignals, refused: 10_000 - mostSignals })
  await world.work()
  expect(await stateOf(world, [me])).toEqual(before)
}, 120_000)
