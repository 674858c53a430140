import { expect, test } from 'vitest'
import { createLog } from '@wellmet/platform/log/log.ts'
import { neverEmailToken } from '@wellmet/platform/mail/mailbox.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { apolloKey, enrichmentStage, peopleDataKey } from '../../tests/world/enrichment.ts'
import { tablesOfMerges } from '../merges/merges-for-tests.ts'
import type { World } from '../../tests/world/world.ts'

const lookupsIn = async ({ superuser }: World): Promise<number> =>
  (await superuser.query('select count(*)::int as n from contacts.contact_lookups')).rows[0].n

const eraseForAll = ({ superuser, services }: World, linkedinSlug: string) =>
  superuser.query(
    `insert into contacts.deletions (network_id, key, deletion_id, deleted_at) values (0, $1, gen_random_uuid(), now())`,
    [personKeys(services).of({ linkedinSlug, emails: [], phones: [] })[0]],
  )

test('nobody asks about somebody who was erased for all, or who wants to be left alone', async () => {
  const { world, peopleData, connectPeopleData, lookUp } = await enrichmentStage()
  await connectPeopleData()
  const before = peopleData.enriched.length
  await eraseForAll(world, 'omar-aziz')
  expect(await lookUp('Omar Aziz')).toMatchObject({ outcome: 'not_asked', items: [] })
  await world.as(null).mailboxes.suppress({ params: { token: neverEmailToken(world.services, 'jane@acme.example') } })
  expect(await lookUp('Jane Doe')).toMatchObject({ outcome: 'not_asked', items: [] })
  expect(peopleData.enriched).toHaveLength(before)
})

test('what comes back about somebody who was erased is not stored, nor paid for twice', async () => {
  const { world, me, peopleData, connectPeopleData, lookUp } = await enrichmentStage()
  const row = 'Omar,Aziz,https://www.linkedin.com/in/another-omar,,Acme,Clerk,01 Jan 2022'
  await world.as(me).deletions.delete({
    params: { id: (await world.as(me).contacts.list({})).items.find(({ name }) => name === 'Omar Aziz')!.id },
  })
  await world.as(me).deletions.allowReturn({ body: { name: 'Omar Aziz', company: 'Acme' } })
  await bring(world, me, 'more.csv', connections([row]))
  await connectPeopleData()
  // The provider means the profile that was deleted.
  expect(await lookUp('Omar Aziz')).toMatchObject({ outcome: 'no_match', items: [] })
  expect(await lookUp('Omar Aziz')).toMatchObject({ outcome: 'no_match', items: [] })
  expect(await lookupsIn(world)).toBe(0)
  expect(peopleData.credits.get(peopleDataKey)).toBe(4)
})

test('a contact that is deleted while the provider is thinking leaves nothing', async () => {
  const { world, me, peopleData, connectPeopleData, contactOf, lookUp } = await enrichmentStage()
  await connectPeopleData()
  await lookUp('Jane Doe')
  expect(await lookupsIn(world)).toBe(1)
  await world.as(me).deletions.delete({ params: { id: await contactOf('Jane Doe') } })
  expect(await lookupsIn(world)).toBe(0)
  const id = await contactOf('Omar Aziz')
  peopleData.slowMs = 300
  const asking = world
    .as(me)
    .lookups.lookUp({ body: { contactId: id } })
    .catch((error: { status: number }) => error)
  await expect.poll(() => peopleData.enriched.filter(({ query }) => query['name'] === 'Omar Aziz').length).toBe(1)
  await world.as(me).deletions.delete({ params: { id } })
  expect(await asking).toMatchObject({ status: 404 })
  expect(await lookupsIn(world)).toBe(0)
})

test('what one member asked is nothing that a teammate sees, and costs again when the teammate asks', async () => {
  const { world, me, peopleData, connectPeopleData, contactOf, lookUp } = await enrichmentStage()
  await connectPeopleData()
  await lookUp('Jane Doe')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  const row = 'Jane,Doe,https://www.linkedin.com/in/jane-doe,,Acme,,01 Jan 2022'
  await bring(world, bob, 'Connections.csv', connections([row]))
  const id = await contactOf('Jane Doe', bob)
  expect((await world.as(bob).lookups.show({ params: { id } })).items).toEqual([])
  expect(await lookUp('Jane Doe', bob)).toMatchObject({ outcome: 'found' })
  expect(peopleData.credits.get(peopleDataKey)).toBe(3)
  const omar = await contactOf('Omar Aziz')
  await expect(world.as(bob).lookups.lookUp({ body: { contactId: omar } })).rejects.toMatchObject({ status: 404 })
  await expect(world.as(bob).lookups.show({ params: { id: omar } })).rejects.toMatchObject({ status: 404 })
})

test('what the owner edited, or a later import brought, is not offered again', async () => {
  const { world, me, connectPeopleData, contactOf, lookUp } = await enrichmentStage()
  await connectPeopleData()
  const id = await contactOf('Omar Aziz')
  // An import of today says "Clerk"; the provider saw "Sales Director" in June.
  expect((await lookUp('Omar Aziz')).items[0]).toMatchObject({ title: 'Sales Director', offers: ['location'] })
  await world.superuser.query(`update contacts.contacts set changed_at = '2025-01-01' where name = 'Omar Aziz'`)
  const offers = async () => (await world.as(me).lookups.show({ params: { id } })).items[0]!.offers
  expect(await offers()).toEqual(['title', 'location'])
  await world.as(me).contactEdits.edit({ params: { id }, body: { title: 'Beekeeper' } })
  await world.superuser.query(`update contacts.contacts set changed_at = '2025-01-01' where name = 'Omar Aziz'`)
  expect(await offers()).toEqual(['location'])
})

test('a merge takes what was looked up along, and taking it back restores it', async () => {
  const { world, me, connectPeopleData, connectApollo, contactOf, lookUp } = await enrichmentStage()
  await connectPeopleData()
  await connectApollo()
  await lookUp('Jane Doe')
  await lookUp('Omar Aziz')
  await lookUp('Lea Blum')
  const before = await tablesOfMerges(world)
  const [jane, omar, lea] = [await contactOf('Jane Doe'), await contactOf('Omar Aziz'), await contactOf('Lea Blum')]
  const merges = world.as(me).merges
  await merges.merge({ params: { id: jane }, body: { with: omar } })
  await merges.merge({ params: { id: jane }, body: { with: lea } })
  const { items } = await world.as(me).lookups.show({ params: { id: jane } })
  expect(items.map(({ provider }) => provider).toSorted()).toEqual(['apollo', 'people-data-labs'])
  for (const { id } of (await merges.list({})).items) await merges.undo({ params: { id } })
  const after = await tablesOfMerges(world)
  expect(after['contacts.contact_lookups']).toEqual(before['contacts.contact_lookups'])
})

test('keys and names stand in no log line and in no row as they are', async () => {
  const lines: string[] = []
  const log = createLog({ level: 'trace', name: 'test', destination: { write: (line) => void lines.push(line) } })
  const { world, peopleData, connectPeopleData, connectApollo, lookUp, statusOf } = await enrichmentStage({}, log)
  await connectPeopleData()
  await connectApollo()
  for (const mood of ['well', 'hangs up', 'broken', 'garbage'] as const) {
    peopleData.mood = mood
    await lookUp(mood === 'well' ? 'Jane Doe' : 'Nobody Atall')
  }
  const said = JSON.stringify([lines, await statusOf('people-data-labs'), await statusOf('apollo')])
  for (const word of [peopleDataKey, apolloKey, 'Nobody', 'Jane']) expect(said).not.toContain(word)
  const tables = ['enrichment_accounts', 'enrichment_questions']
  for (const table of tables) {
    const { rows } = await world.superuser.query(`select t::text as row from connections.${table} t`)
    expect(rows.length).toBeGreaterThan(0)
    for (const word of [peopleDataKey, apolloKey, 'Nobody', 'Jane']) expect(JSON.stringify(rows)).not.toContain(word)
  }
})
