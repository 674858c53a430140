import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { getEditVersion, expectSameEditVersion } from './edit-version.ts'
import { tablesOfMerges, mailboxWith } from './merges-for-tests.ts'

const liz = 'Liz,Okafor,https://www.linkedin.com/in/liz-okafor,,Kade Systems,CTO,01 Jan 2022'
const elizabeth = 'Elizabeth,Okafor,https://www.linkedin.com/in/e-okafor,liz@kade.example,Kade Systems,,03 Mar 2023'
const tomasz = 'Tomasz,Nowak,https://www.linkedin.com/in/tomasz-nowak,tomasz@helio.example,Heliograph,VP,12 Mar 2023'

const idsOf = async ({ as }: World, who: Somebody): Promise<Record<string, string>> =>
  Object.fromEntries((await as(who).contacts.list({ query: { limit: 100 } })).items.map(({ name, id }) => [name, id]))

test('two contacts become one that has what both had, and it can be taken back', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const { contacts, merges } = world.as(me)
  await bring(world, me, 'Connections.csv', connections([liz, elizabeth]))
  const ids = await idsOf(world, me)
  const before = await tablesOfMerges(world)
  const merged = await merges.merge({
    params: { id: ids['Liz Okafor']! },
    body: { with: ids['Elizabeth Okafor']! },
  })
  expect(merged).toMatchObject({ id: ids['Liz Okafor'], name: 'Liz Okafor', title: 'CTO', company: 'Kade Systems' })
  expect((await contacts.list({})).total).toBe(1)
  expect(await contacts.show({ params: { id: merged.id } })).toMatchObject({
    emails: ['liz@kade.example'],
    connectedOn: '2022-01-01',
    breakdown: { same: true },
  })
  await expect(contacts.show({ params: { id: ids['Elizabeth Okafor']! } })).rejects.toMatchObject({ status: 404 })
  const { items, total } = await merges.list({})
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({
    madeBy: 'hand',
    survivorName: 'Liz Okafor',
    goneName: 'Elizabeth Okafor',
    contactId: merged.id,
    mayUndo: true,
  })
  const undone = await merges.undo({ params: { id: items[0]!.id } })
  expect(undone).toMatchObject({ contactId: null, mayUndo: false, undoneAt: expect.any(String) })
  expect(await tablesOfMerges(world)).toEqual(before)
  await expect(merges.undo({ params: { id: items[0]!.id } })).rejects.toMatchObject({ status: 409 })
})

test('whichever two are merged, taking it back leaves everything as it was', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const people = Array.from({ length: 8 }, (_, i) => ({
    slug: i % 4 === 3 ? '' : `https://www.linkedin.com/in/p${i}`,
    email: i % 2 === 0 ? `p${i}@place${i % 3}.example` : '',
    row: i,
  }))
  const row = ({ slug, email, row: i }: (typeof people)[number], title: string) =>
    `Person,No${i},${slug},${email},${slug && title === 'Head' ? 'Elsewhere' : `Place ${i % 3}`},${title},0${1 + i} Feb 2024`
  await bring(world, me, 'Connections.csv', connections(people.map((one) => row(one, 'Clerk'))))
  await bring(world, me, 'Connections.csv', connections(people.map((one) => row(one, one.row % 3 ? 'Head' : 'Clerk'))))
  const written = people.flatMap(({ email }) => email || [])
  await bring(world, me, 'sent.mbox', mailboxWith(me.user.email, written, world.services.now()))
  const ids = Object.values(await idsOf(world, me))
  expect(ids).toHaveLength(8)
  await world.as(me).hideRules.hide({ body: { contactId: ids[3]! } })
  await world.as(me).hideRules.hide({ body: { company: 'Place 1' } })
  await world.as(me).duplicates.dismiss({ body: { contactId: ids[0]!, otherId: ids[1]! } })
  for (const [i, said] of ['well', 'barely'].entries())
    await world.as(me).manualContacts.add({
      body: { name: `Person No${i * 2}`, email: `p${i * 2}@place${(i * 2) % 3}.example`, familiarity: said as 'well' },
    })
  for (const id of ids.slice(0, 5)) {
    await world.as(me).notes.write({ params: { id }, body: { text: `on ${id}` } })
    await world.as(me).tags.change({ body: { contactIds: [id], add: ['many', id.slice(0, 8)] } })
  }
  // Of some by both providers, of others by one.
  await world.superuser.query(
    `insert into contacts.contact_lookups (network_id, person_id, provider, looked_up_at, role)
     select c.network_id, c.person_id, p, now(), 'Clerk ' || c.place
     from (select *, row_number() over (order by person_id) as place from contacts.contacts where network_id > 0) c
     cross join unnest(array['apollo', 'people-data-labs']) p where c.place <= 3 or (c.place <= 6 and p = 'apollo')`,
  )
  const before = await tablesOfMerges(world)
  expect(Object.keys(before).filter((table) => before[table]!.length === 0)).toEqual([])
  const pair = fc.uniqueArray(fc.nat(7), { minLength: 2, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(pair, async (chosen) => {
      let [survivor, ...others] = chosen.map((i) => ids[i]!)
      const made: string[] = []
      for (const other of others) {
        survivor = (await world.as(me).merges.merge({ params: { id: survivor! }, body: { with: other } })).id
        made.unshift((await world.as(me).merges.list({})).items[0]!.id)
      }
      expect((await world.as(me).contacts.list({})).total).toBe(8 - others.length)
      for (const id of made) await world.as(me).merges.undo({ params: { id } })
      expect(await tablesOfMerges(world)).toEqual(before)
    }),
    { numRuns: 25, seed: 20_261_115, endOnFailure: true },
  )
}, 60_000)

test('a merge that another was built upon is taken back after that one', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const { merges } = world.as(me)
  await bring(world, me, 'Connections.csv', connections([liz, elizabeth, tomasz]))
  const ids = await idsOf(world, me)
  await merges.merge({ params: { id: ids['Liz Okafor']! }, body: { with: ids['Elizabeth Okafor']! } })
  await merges.merge({ params: { id: ids['Liz Okafor']! }, body: { with: ids['Tomasz Nowak']! } })
  const [second, first] = (await merges.list({})).items
  expect([second!.mayUndo, first!.mayUndo]).toEqual([true, false])
  await expect(merges.undo({ params: { id: first!.id } })).rejects.toMatchObject({ status: 409, code: 'conflict' })
  await merges.undo({ params: { id: second!.id } })
  await merges.undo({ params: { id: first!.id } })
  expect(Object.keys(await idsOf(world, me))).toHaveLength(3)
  const page = await merges.list({ query: { limit: 1 } })
  expect((await merges.list({ query: { limit: 1, cursor: page.next! } })).items.map(({ id }) => id)).toEqual([
    first!.id,
  ])
})

test('a name alone never outlives a profile, and the words of the contact that was looked at are kept', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections([liz]))
  await bring(world, me, 'cards.vcf', 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Lizzie O.\r\nORG:Kade Systems\r\nEND:VCARD\r\n')
  const ids = await idsOf(world, me)
  const merged = await world
    .as(me)
    .merges.merge({ params: { id: ids['Lizzie O.']! }, body: { with: ids['Liz Okafor']! } })
  expect(merged).toMatchObject({ id: ids['Liz Okafor'], name: 'Lizzie O.', title: 'CTO' })
})

test('of two the hidden one decides, also when they are two again', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await world.as(bob).sharing.show({})
  await bring(world, me, 'Connections.csv', connections([liz, elizabeth]))
  await world.as(me).sharing.change({ body: { mode: 'workspace' } })
  const ids = await idsOf(world, me)
  const seenByBob = async () => (await world.as(bob).paths.top({})).people.map(({ name }) => name).toSorted()
  expect(await seenByBob()).toEqual(['Elizabeth Okafor', 'Liz Okafor'])
  await world.as(me).hideRules.hide({ body: { contactId: ids['Elizabeth Okafor']! } })
  await world.as(me).merges.merge({ params: { id: ids['Liz Okafor']! }, body: { with: ids['Elizabeth Okafor']! } })
  expect(await seenByBob()).toEqual([])
  expect((await world.as(me).hideRules.list({})).items).toMatchObject([
    { contact: { name: 'Liz Okafor' }, contacts: 1 },
  ])
  await world.as(me).merges.undo({ params: { id: (await world.as(me).merges.list({})).items[0]!.id } })
  expect(await seenByBob()).toEqual(['Liz Okafor'])
})

test('a rule that was made while they were one hides both when they are two again', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections([liz, tomasz]))
  const ids = await idsOf(world, me)
  await world.as(me).merges.merge({ params: { id: ids['Liz Okafor']! }, body: { with: ids['Tomasz Nowak']! } })
  const rule = await world.as(me).hideRules.hide({ body: { contactId: ids['Liz Okafor']! } })
  await world.as(me).merges.undo({ params: { id: (await world.as(me).merges.list({})).items[0]!.id } })
  const shown = async () =>
    (await world.superuser.query('select name from contacts.contacts where not is_hidden order by 1')).rows
  expect(await shown()).toEqual([])
  await world.as(me).hideRules.remove({ params: { id: rule.id } })
  expect(await shown()).toEqual([{ name: 'Liz Okafor' }, { name: 'Tomasz Nowak' }])
})

test('two who are one already, a stranger’s contact and a merge of somebody else are refused', async () => {
  const world = await worldForThisTest()
  const [me, eve] = [await world.signUp(), await world.signUp('Eve')]
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await bring(world, me, 'Connections.csv', connections([liz, elizabeth]))
  await bring(world, bob, 'Connections.csv', connections([tomasz]))
  const [mine, theirs] = [await idsOf(world, me), await idsOf(world, bob)]
  const merge = (who: Somebody, id: string, other: string) =>
    world.as(who).merges.merge({ params: { id }, body: { with: other } })
  await expect(merge(me, mine['Liz Okafor']!, mine['Liz Okafor']!)).rejects.toMatchObject({ status: 422 })
  await expect(merge(me, mine['Liz Okafor']!, theirs['Tomasz Nowak']!)).rejects.toMatchObject({ status: 404 })
  await expect(merge(eve, mine['Liz Okafor']!, mine['Elizabeth Okafor']!)).rejects.toMatchObject({ status: 404 })
  await expect(merge(bob, mine['Liz Okafor']!, mine['Elizabeth Okafor']!)).rejects.toMatchObject({ status: 404 })
  await merge(me, mine['Liz Okafor']!, mine['Elizabeth Okafor']!)
  const { id } = (await world.as(me).merges.list({})).items[0]!
  for (const other of [bob, eve]) {
    expect(await world.as(other).merges.list({})).toEqual({ items: [], next: null, total: 0 })
    await expect(world.as(other).merges.undo({ params: { id } })).rejects.toMatchObject({ status: 404 })
  }
})

test('an import that was reading while contacts were merged has to read again', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections([liz, elizabeth]))
  const ids = await idsOf(world, me)
  const owner = (await world.superuser.query<{ id: number }>('select id from identity.member_networks')).rows[0]!.id
  const editVersion = () => world.services.database.system.asSystem((tx) => getEditVersion(tx, owner))
  const expectSame = (before: string) =>
    world.services.database.system.asSystem((tx) => expectSameEditVersion(tx, owner, before))
  const before = await editVersion()
  await expectSame(before)
  await world.as(me).merges.merge({ params: { id: ids['Liz Okafor']! }, body: { with: ids['Elizabeth Okafor']! } })
  await expect(expectSame(before)).rejects.toThrow('read again')
  const merged = await editVersion()
  await world.as(me).merges.undo({ params: { id: (await world.as(me).merges.list({})).items[0]!.id } })
  await expect(expectSame(merged)).rejects.toThrow('read again')
})
