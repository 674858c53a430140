import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'
import { tablesOfMerges, mailboxWith } from '../merges/merges-for-tests.ts'
import { importsMessages } from './imports.messages.ts'

const liz = 'Liz,Okafor,https://www.linkedin.com/in/liz-okafor,,Kade Systems,CTO,01 Jan 2022'
const elizabeth = 'Elizabeth,Okafor,https://www.linkedin.com/in/e-okafor,e@kade.example,Kade Systems,,03 Mar 2023'
const ana = 'Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@northgate.example,Northgate,Partner,08 Feb 2024'
const joost = 'Joost,de Wit,https://www.linkedin.com/in/joost,joost@kade.example,Kade,Founder,02 May 2026'

const idsOf = async ({ as }: World, who: Somebody): Promise<Record<string, string>> =>
  Object.fromEntries((await as(who).contacts.list({ query: { limit: 100 } })).items.map(({ name, id }) => [name, id]))

const newestMerge = async ({ as }: World, who: Somebody) => (await as(who).merges.list({})).items[0]!

test('a file that still has both finds the one who they are now', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const file = connections([liz, elizabeth])
  await bring(world, me, 'Connections.csv', file)
  await bring(world, me, 'cards.vcf', 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Lizzie O.\r\nEND:VCARD\r\n')
  const ids = await idsOf(world, me)
  for (const other of ['Elizabeth Okafor', 'Lizzie O.'])
    await world.as(me).merges.merge({ params: { id: ids['Liz Okafor']! }, body: { with: ids[other]! } })
  const again = await bring(world, me, 'Connections.csv', file)
  expect(again.import.counts).toMatchObject({ created: 0 })
  await bring(world, me, 'cards.vcf', 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Lizzie O.\r\nEND:VCARD\r\n')
  expect((await world.as(me).contacts.list({})).total).toBe(1)
})

test('what arrives after a merge goes with its key when the merge is taken back', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections([liz, elizabeth]))
  const ids = await idsOf(world, me)
  await world.as(me).merges.merge({ params: { id: ids['Liz Okafor']! }, body: { with: ids['Elizabeth Okafor']! } })
  await bring(world, me, 'sent.mbox', mailboxWith(me.user.email, ['e@kade.example'], world.services.now()))
  const merged = await world.as(me).contacts.show({ params: { id: ids['Liz Okafor']! } })
  expect(merged.evidence.filter(({ kind }) => kind === 'mail')).toHaveLength(3)
  await world.as(me).merges.undo({ params: { id: (await newestMerge(world, me)).id } })
  const kindsOf = async (name: string) =>
    (await world.as(me).contacts.show({ params: { id: ids[name]! } })).evidence.map(({ kind }) => kind).toSorted()
  expect(await kindsOf('Liz Okafor')).toEqual(['linkedin connection'])
  expect(await kindsOf('Elizabeth Okafor')).toEqual(['linkedin connection', 'mail', 'mail', 'mail'])
  for (const name of ['Liz Okafor', 'Elizabeth Okafor'])
    expect(await world.as(me).contacts.show({ params: { id: ids[name]! } })).toMatchObject({
      breakdown: { same: true },
    })
})

test('a file that made two one does not do so again after it was taken back', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections([liz, elizabeth]))
  const before = await tablesOfMerges(world)
  const linking = connections([liz.replace('okafor,,', 'okafor,e@kade.example,')])
  await bring(world, me, 'linking.csv', linking)
  expect((await world.as(me).contacts.list({})).total).toBe(1)
  const merge = await newestMerge(world, me)
  expect(merge).toMatchObject({
    madeBy: 'key',
    survivorName: 'Liz Okafor',
    goneName: 'Elizabeth Okafor',
    mayUndo: true,
  })
  await world.as(me).merges.undo({ params: { id: merge.id } })
  const { contacts, contact_keys: keys, evidence } = await tablesOfMerges(world)
  expect({ contacts, contact_keys: keys, evidence }).toEqual({
    contacts: before['contacts'],
    contact_keys: before['contact_keys'],
    evidence: before['evidence'],
  })
  await bring(world, me, 'linking.csv', linking)
  expect(Object.keys(await idsOf(world, me)).toSorted()).toEqual(['Elizabeth Okafor', 'Liz Okafor'])
})

test('hidings hold for those whom a later file brings, or brings to a hidden company', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await world.as(bob).sharing.show({})
  await world.as(me).sharing.change({ body: { mode: 'workspace' } })
  await world.as(me).hideRules.hide({ body: { company: 'Northgate' } })
  const domain = await world.as(me).hideRules.hide({ body: { domain: 'kade.example' } })
  await bring(world, me, 'Connections.csv', connections([ana, liz, joost]))
  const seen = async () => (await world.as(bob).paths.top({})).people.map(({ name }) => name).toSorted()
  expect(await seen()).toEqual(['Liz Okafor'])
  await bring(world, me, 'Connections.csv', connections([liz.replace('Kade Systems', 'Northgate')]))
  expect(await seen()).toEqual([])
  expect((await world.as(me).contacts.list({})).total).toBe(3)
  expect(await world.as(me).hideRules.list({})).toMatchObject({ contacts: 3 })
  await bring(world, me, 'Connections.csv', connections([liz]))
  expect(await seen()).toEqual([])
  await world.as(me).hideRules.remove({ params: { id: domain.id } })
  expect(await seen()).toEqual(['Joost de Wit'])
})

test('whom I erased no file brings back, whatever it calls them, until I lift it', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const mailbox = mailboxWith(me.user.email, ['ana@northgate.example', 'joost@kade.example'], world.services.now())
  await bring(world, me, 'Connections.csv', connections([ana, joost]))
  const ids = await idsOf(world, me)
  await world.as(me).deletions.delete({ params: { id: ids['Ana Ribeiro']! } })
  const again = await bring(world, me, 'Connections.csv', connections([ana, joost]))
  expect(again.import.counts).toMatchObject({ created: 0, skipped: 1 })
  expect(again.skips).toEqual([{ file: 'Connections.csv', line: 5, reason: importsMessages.skipErased() }])
  await bring(world, me, 'sent.mbox', mailbox)
  const renamed = 'A.,Ribeiro-Lund,https://www.linkedin.com/in/new,ana@northgate.example,Elsewhere,CEO,08 Feb 2026'
  await bring(world, me, 'Connections.csv', connections([renamed]))
  const byName = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana Ribeiro\r\nORG:Northgate\r\nEND:VCARD\r\n'
  await bring(world, me, 'cards.vcf', byName)
  expect(Object.keys(await idsOf(world, me))).toEqual(['Joost de Wit'])
  const { rows } = await world.superuser.query(
    `select (select count(*)::int from contacts.evidence e where not exists (select from contacts.contacts c where c.person_id = e.person_id)) as strays,
       (select count(*)::int from contacts.co_occurrences) as "coOccurrences"`,
  )
  expect(rows[0]).toEqual({ strays: 0, coOccurrences: 0 })
  await world.as(me).deletions.allowReturn({ body: { linkedinUrl: 'https://linkedin.com/in/ana' } })
  await bring(world, me, 'Connections.csv', connections([ana]))
  expect(Object.keys(await idsOf(world, me)).toSorted()).toEqual(['Ana Ribeiro', 'Joost de Wit'])
})

test('who was erased for everybody is kept by nobody, and nobody can lift it', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', connections([ana]))
  const ids = await idsOf(world, me)
  await world.superuser.query(
    `insert into contacts.deletions select 0, key, gen_random_uuid(), now() from contacts.contact_keys`,
  )
  await world.as(me).deletions.delete({ params: { id: ids['Ana Ribeiro']! } })
  expect(await world.as(me).deletions.allowReturn({ body: { email: 'ana@northgate.example' } })).toEqual({
    lifted: true,
  })
  const again = await bring(world, me, 'Connections.csv', connections([ana]))
  expect(again.skips).toMatchObject([{ reason: importsMessages.skipErasedForAll() }])
  expect(await world.as(me).deletions.allowReturn({ body: { email: 'ana@northgate.example' } })).toEqual({
    lifted: false,
  })
})
