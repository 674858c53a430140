import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { mailboxWith } from '../merges/merges-for-tests.ts'

const ana = 'Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@northgate.example,Northgate,Partner,08 Feb 2024'
const anna = 'Anna,Ribeiro,https://www.linkedin.com/in/anna,anna@northgate.example,Northgate,Partner,09 Feb 2024'
const joost = 'Joost,de Wit,https://www.linkedin.com/in/joost,joost@kade.example,Kade,Founder,02 May 2026'

const idOf = async ({ as }: World, who: Somebody, wanted: string): Promise<string> =>
  (await as(who).contacts.list({})).items.find(({ name }) => name === wanted)!.id

/** Where their number, name or address still stands. */
async function tracesOf({ superuser }: World, needles: string[]): Promise<string[]> {
  const { rows } = await superuser.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('identity', 'contacts', 'graph', 'discovery') and table_name <> 'deletions'`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hits = await superuser.query(`select 1 from ${name} t where t::text ~ $1 limit 1`, [needles.join('|')])
    if (hits.rowCount) found.push(name)
  }
  return found
}

test('of somebody who was erased nothing is left but numbers that nobody can read', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections([ana, anna, joost]))
  await bring(world, me, 'Connections.csv', connections([ana.replace('Partner', 'Head'), anna, joost]))
  const mailbox = mailboxWith(me.user.email, ['ana@northgate.example', 'joost@kade.example'], world.services.now())
  await bring(world, me, 'sent.mbox', mailbox)
  const [id, other] = [await idOf(world, me, 'Ana Ribeiro'), await idOf(world, me, 'Anna Ribeiro')]
  const numbers = (
    await world.superuser.query<{ key: string }>(
      `select k.key::text as key from contacts.contact_keys k join contacts.contacts c using (network_id, person_id) where c.name like 'An%'`,
    )
  ).rows.map(({ key }) => key)
  await as(me).merges.merge({ params: { id }, body: { with: other } })
  await as(me).hideRules.hide({ body: { contactId: id } })
  const traces = [...numbers, 'Ana Ribeiro', 'Anna Ribeiro', 'northgate.example']
  expect(await tracesOf(world, traces)).toEqual(
    expect.arrayContaining([
      ...['contacts', 'contact_details', 'contact_keys', 'evidence', 'relationships', 'co_occurrences'].map(
        (table) => `contacts.${table}`,
      ),
      'graph.inferred_relationships',
    ]),
  )
  await as(me).deletions.delete({ params: { id } })
  expect(await tracesOf(world, traces)).toEqual([])
  await expect(as(me).contacts.show({ params: { id } })).rejects.toMatchObject({ status: 404 })
  await expect(as(me).deletions.delete({ params: { id } })).rejects.toMatchObject({ status: 404 })
  expect(await as(me).deletions.list({})).toEqual({ items: [{ deletedAt: expect.any(String) }], total: 1 })
  expect(await as(me).hideRules.list({})).toMatchObject({ total: 0, contacts: 0 })
  expect((await as(me).merges.list({})).total).toBe(0)
  const { rows } = await world.superuser.query('select * from contacts.deletions')
  expect(rows.length).toBeGreaterThanOrEqual(4)
  expect(Object.keys(rows[0])).toEqual(['network_id', 'key', 'deletion_id', 'deleted_at'])
})

test('taking a merge of others back brings nobody back who was erased', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections([ana, anna, joost]))
  const all = ['ana@northgate.example', 'anna@northgate.example', 'joost@kade.example']
  await bring(world, me, 'sent.mbox', mailboxWith(me.user.email, all, world.services.now()))
  const ids = [await idOf(world, me, 'Ana Ribeiro'), await idOf(world, me, 'Anna Ribeiro')]
  await as(me).merges.merge({ params: { id: ids[0]! }, body: { with: ids[1]! } })
  const { rows } = await world.superuser.query<{ n: string }>(
    `select person_id::text as n from contacts.contacts where name like 'Joost%'`,
  )
  await as(me).deletions.delete({ params: { id: await idOf(world, me, 'Joost de Wit') } })
  expect(await tracesOf(world, [rows[0]!.n])).toEqual([])
  await as(me).merges.undo({ params: { id: (await as(me).merges.list({})).items[0]!.id } })
  expect(await tracesOf(world, [rows[0]!.n])).toEqual([])
  expect((await as(me).contacts.list({})).total).toBe(2)
})

test('an erasure is lifted by any of the addresses, and by nobody else', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const [me, eve] = [await world.signUp(), await world.signUp('Eve')]
  await bring(world, me, 'Connections.csv', connections([ana]))
  await as(me).deletions.delete({ params: { id: await idOf(world, me, 'Ana Ribeiro') } })
  const allowReturn = (who: Somebody) => as(who).deletions.allowReturn({ body: { email: 'ANA@northgate.example' } })
  expect(await allowReturn(eve)).toEqual({ lifted: false })
  expect(await allowReturn(me)).toEqual({ lifted: true })
  expect(await as(me).deletions.list({})).toEqual({ items: [], total: 0 })
  expect(await allowReturn(me)).toEqual({ lifted: false })
  await bring(world, me, 'Connections.csv', connections([ana]))
  expect((await as(me).contacts.list({})).total).toBe(1)
})

test('whom I erase stays in the networks of others, who learn nothing of it', async () => {
  const world = await worldForThisTest()
  const { as } = world
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  for (const who of [me, bob]) await bring(world, who, 'Connections.csv', connections([ana, joost]))
  await as(me).sharing.change({ body: { mode: 'workspace' } })
  const id = await idOf(world, me, 'Ana Ribeiro')
  const before = await as(bob).contacts.show({ params: { id } })
  expect((await as(bob).paths.person({ params: { id } })).paths).toHaveLength(2)
  await as(me).deletions.delete({ params: { id } })
  expect(await as(bob).contacts.show({ params: { id } })).toEqual(before)
  expect((await as(bob).paths.person({ params: { id } })).paths).toHaveLength(1)
  expect(await as(bob).deletions.list({})).toEqual({ items: [], total: 0 })
})

test('the words by which somebody may be found go with the last who knows them', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const bob = await join(world, me, 'member', 'Bob Reyes')
  for (const who of [me, bob]) await bring(world, who, 'Connections.csv', connections([ana, joost]))
  await world.superuser.query(
    `insert into contacts.search_tokens select distinct person_id, '{1}'::int[] from contacts.contacts on conflict do nothing`,
  )
  const left = async () => (await world.superuser.query('select from contacts.search_tokens')).rowCount
  await world.as(me).deletions.delete({ params: { id: await idOf(world, me, 'Ana Ribeiro') } })
  expect(await left()).toBe(2)
  await world.as(bob).deletions.delete({ params: { id: await idOf(world, bob, 'Ana Ribeiro') } })
  expect(await left()).toBe(1)
})

test('nobody erases a contact of somebody else', async () => {
  const world = await worldForThisTest()
  const [me, eve] = [await world.signUp(), await world.signUp('Eve')]
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await bring(world, me, 'Connections.csv', connections([ana]))
  const id = await idOf(world, me, 'Ana Ribeiro')
  for (const other of [bob, eve])
    await expect(world.as(other).deletions.delete({ params: { id } })).rejects.toMatchObject({ status: 404 })
  expect((await world.as(me).contacts.list({})).total).toBe(1)
})
