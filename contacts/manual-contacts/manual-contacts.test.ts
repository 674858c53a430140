import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'

const joost = 'Joost,de Wit,https://www.linkedin.com/in/joost,joost@kade.example,Kade,Founder,02 May 2026'

async function stage() {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  return { world, me, ...world.as(me) }
}

test('a person who is typed in is a contact at once, found by name, with the source and what was said', async () => {
  const { contacts, manualContacts } = await stage()
  const linkedinUrl = 'https://www.linkedin.com/in/ana-ribeiro/'
  const body = {
    name: 'Ana Ribeiro',
    email: 'Ana@Northgate.example',
    company: 'Northgate',
    title: 'Partner',
    linkedinUrl,
  }
  const added = await manualContacts.add({ body: { ...body, familiarity: 'well' } })
  expect(added).toMatchObject({ name: 'Ana Ribeiro', title: 'Partner', strength: null, strengthLabel: 'unknown' })
  expect((await contacts.list({ query: { q: 'ribei' } })).items).toEqual([added])
  expect(await contacts.show({ params: { id: added.id } })).toMatchObject({
    emails: ['ana@northgate.example'],
    linkedinUrl: 'https://www.linkedin.com/in/ana-ribeiro',
    sources: ['by hand'],
    familiarity: 'well',
  })
  const again = await manualContacts.add({
    body: { name: 'Ana Ribeiro', email: 'ana@northgate.example', title: 'CEO' },
  })
  expect(again).toMatchObject({ id: added.id, title: 'CEO', company: 'Northgate' })
  expect((await contacts.show({ params: { id: added.id } })).familiarity).toBe('well')
})

test('somebody whom an import knows is the same person, and a later import finds who was typed in', async () => {
  const { world, me, contacts, manualContacts } = await stage()
  await bring(world, me, 'Connections.csv', connections([joost]))
  const added = await manualContacts.add({ body: { name: 'Joost de Wit', email: 'joost@kade.example' } })
  const page = await contacts.show({ params: { id: added.id } })
  expect(page.sources).toEqual(['Connections.csv', 'by hand'])
  await manualContacts.add({ body: { name: 'Inês Moreau', email: 'ines@kade.example' } })
  const ines = 'Ines,Moreau,https://www.linkedin.com/in/ines,ines@kade.example,Kade,CTO,02 May 2026'
  await bring(world, me, 'Connections.csv', connections([joost, ines]))
  expect((await contacts.list({})).total).toBe(2)
})

test('the owner, an address that is no profile, and somebody who was deleted are refused; nobody else sees a contact', async () => {
  const { world, me, contacts, deletions, manualContacts } = await stage()
  const add = (body: object) => manualContacts.add({ body: { name: 'Ana Ribeiro', ...body } })
  await expect(add({ email: me.user.email })).rejects.toMatchObject({ status: 422 })
  await expect(add({ linkedinUrl: 'https://example.com/ana' })).rejects.toMatchObject({
    status: 400,
    problem: { errors: [{ field: 'linkedinUrl' }] },
  })
  const { id } = await add({ email: 'ana@northgate.example' })
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await expect(world.as(bob).contacts.show({ params: { id } })).rejects.toMatchObject({ status: 404 })
  await deletions.delete({ params: { id } })
  await expect(add({ email: 'ana@northgate.example' })).rejects.toMatchObject({ status: 409 })
  expect((await contacts.list({})).total).toBe(0)
})

const bobsPeople = [
  joost,
  'Ana,Ribeiro,https://www.linkedin.com/in/ana-ribeiro,ana@northgate.example,Northgate,Partner,02 May 2026',
]

/** Bob shares Joost and Ana with me; I know nobody. */
async function withBob() {
  const found = await stage()
  const { world, me } = found
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await world.as(me).sharing.show({})
  await bring(world, bob, 'Connections.csv', connections(bobsPeople))
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  const idOf = async (name: string) =>
    (await world.as(me).people.searchNetwork({ body: { query: name } })).results[0]!.id
  return { ...found, bob, idOf }
}

test('somebody on a path whom I say I know is my contact, needs no connector, and is as before when I take it back', async () => {
  const { contacts, manualContacts, paths, people, marketplace, bob, idOf } = await withBob()
  const id = await idOf('Ana Ribeiro')
  const before = await paths.person({ params: { id } })
  expect(before.person.path.viaId).toBe(bob.user.id)

  const contact = await manualContacts.markAsKnown({ params: { id }, body: { familiarity: 'well' } })
  expect(contact).toMatchObject({ id, name: 'Ana Ribeiro', title: 'Partner', company: 'Northgate', strength: null })
  const { person, paths: found } = await paths.person({ params: { id } })
  expect(found).toMatchObject([
    { viaId: null, status: 'verified', explanation: ['You said that you know Ana Ribeiro well.'] },
  ])
  expect(person.connectorCount).toBe(0)
  const [first] = (await people.searchNetwork({ body: { query: 'Ana Ribeiro' } })).results
  expect(first!.path).toEqual(person.path)
  expect((await marketplace.routes({ params: { targetId: id } })).notice?.code).toBe('known')
  expect((await manualContacts.listKnown({})).items).toEqual([{ id, name: 'Ana Ribeiro', familiarity: 'well' }])

  await manualContacts.markAsKnown({ params: { id }, body: { familiarity: 'barely' } })
  const barely = await paths.person({ params: { id } })
  expect(barely.paths.map(({ viaId }) => viaId)).toEqual([null, bob.user.id])

  await manualContacts.unmarkAsKnown({ params: { id } })
  expect(await paths.person({ params: { id } })).toEqual(before)
  expect((await contacts.list({})).total).toBe(0)
  expect((await manualContacts.listKnown({})).items).toEqual([])
  await expect(manualContacts.unmarkAsKnown({ params: { id } })).rejects.toMatchObject({ status: 404 })
})

test('paths can begin with somebody whom nothing but my word vouches for', async () => {
  const { manualContacts, paths, idOf, world, me } = await withBob()
  const colleague = 'Ines,Moreau,https://www.linkedin.com/in/ines,ines@northgate.example,Northgate,Analyst,02 May 2026'
  const cleo = await join(world, me, 'member', 'Cleo Park')
  await bring(world, cleo, 'Connections.csv', connections([colleague]))
  await world.as(cleo).sharing.change({ body: { mode: 'workspace' } })
  const [ana, ines] = [await idOf('Ana Ribeiro'), await idOf('Ines Moreau')]
  const through = async () => (await paths.person({ params: { id: ines } })).paths.map(({ viaId }) => viaId)
  const before = await through()
  expect(before).not.toContain(ana)
  await manualContacts.markAsKnown({ params: { id: ana }, body: { familiarity: 'well' } })
  expect(await through()).toContain(ana)
  await manualContacts.unmarkAsKnown({ params: { id: ana } })
  expect(await through()).toEqual(before)
})

test('a bare connection whom I say I know stays a contact when I take it back', async () => {
  const { world, me, contacts, manualContacts, paths, idOf } = await withBob()
  await bring(world, me, 'Connections.csv', connections([joost]))
  const id = await idOf('Joost de Wit')
  const before = await paths.person({ params: { id } })
  expect(before.person.path.status).toBe('inferred')
  await manualContacts.markAsKnown({ params: { id }, body: { familiarity: 'somewhat' } })
  expect((await paths.person({ params: { id } })).paths).toMatchObject([{ viaId: null, status: 'verified' }])
  await manualContacts.unmarkAsKnown({ params: { id } })
  expect(await paths.person({ params: { id } })).toEqual(before)
  expect((await contacts.show({ params: { id } })).sources).toEqual(['Connections.csv'])
})

test('who was deleted, who is out of sight and oneself cannot be said to be known', async () => {
  const { world, me, deletions, manualContacts, idOf } = await withBob()
  const id = await idOf('Ana Ribeiro')
  const body = { familiarity: 'well' } as const
  await expect(manualContacts.markAsKnown({ params: { id: me.user.id }, body })).rejects.toMatchObject({ status: 404 })
  await expect(
    world.as(await world.signUp('Someone Else')).manualContacts.markAsKnown({ params: { id }, body }),
  ).rejects.toMatchObject({ status: 404 })
  await manualContacts.markAsKnown({ params: { id }, body })
  await deletions.delete({ params: { id } })
  await expect(manualContacts.markAsKnown({ params: { id }, body })).rejects.toMatchObject({ status: 409 })
})
