import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'

const people = [
  'Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@northgate.example,"Northgate, Inc.",Partner,08 Feb 2024',
  'Ines,Moreau,https://www.linkedin.com/in/ines,ines@mail.kade.example,Northgate,Analyst,08 Feb 2024',
  'Joost,de Wit,https://www.linkedin.com/in/joost,joost@kade.example,Kade,Founder,02 May 2026',
  'Priya,Raman,https://www.linkedin.com/in/priya,,Heliograph,CTO,01 Jan 2022',
]

async function stage(): Promise<{ world: World; me: Somebody; bob: Somebody; seen: () => Promise<string[]> }> {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await world.as(bob).sharing.show({})
  await bring(world, me, 'Connections.csv', connections(people))
  await world.as(me).sharing.change({ body: { mode: 'workspace' } })
  const seen = async () => (await world.as(bob).paths.top({})).people.map(({ name }) => name.split(' ')[0]!).toSorted()
  expect(await seen()).toEqual(['Ana', 'Ines', 'Joost', 'Priya'])
  return { world, me, bob, seen }
}

test('a company, a domain and a contact are hidden at once, and I still see them', async () => {
  const { world, me, seen } = await stage()
  const { hideRules, contacts } = world.as(me)
  const company = await hideRules.hide({ body: { company: 'NORTHGATE' } })
  expect(company).toMatchObject({ kind: 'company', company: 'NORTHGATE', contacts: 2, contact: null })
  expect(await seen()).toEqual(['Joost', 'Priya'])
  const domain = await hideRules.hide({ body: { domain: 'Kade.example' } })
  expect(domain).toMatchObject({ kind: 'domain', domain: 'kade.example', contacts: 2 })
  expect(await seen()).toEqual(['Priya'])
  const priya = (await contacts.list({})).items.find(({ name }) => name === 'Priya Raman')!
  expect(await hideRules.hide({ body: { contactId: priya.id } })).toMatchObject({
    kind: 'contact',
    contact: { id: priya.id, name: 'Priya Raman' },
    contacts: 1,
  })
  expect(await seen()).toEqual([])
  expect((await contacts.list({})).total).toBe(4)
  expect(await hideRules.list({})).toMatchObject({ total: 3, contacts: 4, next: null })
})

test('somebody comes back when the last hiding that holds for them is lifted', async () => {
  const { world, me, seen } = await stage()
  const { hideRules } = world.as(me)
  const company = await hideRules.hide({ body: { company: 'Northgate' } })
  const domain = await hideRules.hide({ body: { domain: 'kade.example' } })
  await hideRules.remove({ params: { id: company.id } })
  expect(await seen()).toEqual(['Ana', 'Priya'])
  await hideRules.remove({ params: { id: domain.id } })
  expect(await seen()).toEqual(['Ana', 'Ines', 'Joost', 'Priya'])
  expect(await hideRules.list({})).toEqual({ items: [], next: null, total: 0, contacts: 0 })
  await expect(hideRules.remove({ params: { id: domain.id } })).rejects.toMatchObject({ status: 404 })
})

test('the same hiding again is the same one', async () => {
  const { world, me } = await stage()
  const first = await world.as(me).hideRules.hide({ body: { company: 'Northgate' } })
  expect(await world.as(me).hideRules.hide({ body: { company: 'northgate inc' } })).toEqual(first)
})

test('what is no domain is refused, and a contact of somebody else is not there', async () => {
  const { world, me, bob } = await stage()
  for (const domain of ['', 'kade', '@kade.example', 'kade..example'])
    await expect(world.as(me).hideRules.hide({ body: { domain } })).rejects.toMatchObject({ status: 400 })
  const { id } = (await world.as(me).contacts.list({})).items[0]!
  await expect(world.as(bob).hideRules.hide({ body: { contactId: id } })).rejects.toMatchObject({ status: 404 })
})

test('nobody else learns what I hide, nor that I do', async () => {
  const { world, me, bob } = await stage()
  const ana = (await world.as(me).contacts.list({})).items.find(({ name }) => name === 'Ana Ribeiro')!
  const { id } = await world.as(me).hideRules.hide({ body: { company: 'Northgate' } })
  expect(await world.as(bob).hideRules.list({})).toEqual({ items: [], next: null, total: 0, contacts: 0 })
  await expect(world.as(bob).hideRules.remove({ params: { id } })).rejects.toMatchObject({ status: 404 })
  await expect(world.as(bob).people.profile({ params: { id: ana.id } })).rejects.toMatchObject({ status: 404 })
  const { results } = await world.as(bob).people.lookup({ body: { people: [{ email: 'ana@northgate.example' }] } })
  expect(results).toEqual([null])
})

test('work that runs as the system leaves out what others hide: ranked companies, and how many people a teammate knows', async () => {
  const { world, me, bob } = await stage()
  const companies = async (who: Somebody) =>
    (await world.as(who).companies.ranked({})).items.map(({ name }) => name).toSorted()
  const known = async () =>
    (
      await world.superuser.query<{ people: number }>(
        `select v.people from identity.visible_networks v join identity.member_networks o on o.id = v.viewer_network_id where o.user_id = $1 and v.kind <> 'self'`,
        [bob.user.id],
      )
    ).rows.map(({ people }) => people)
  expect(await companies(bob)).toEqual(['Heliograph', 'Kade', 'Northgate'])
  await world.as(me).hideRules.hide({ body: { company: 'Northgate' } })
  await world.as(me).sharing.change({ body: { mode: 'workspace' } })
  expect(await companies(bob)).toEqual(['Heliograph', 'Kade'])
  expect(await companies(me)).toHaveLength(3)
  expect(await known()).toEqual([2])
})

test('a contact and its relationship are hidden and shown together', async () => {
  const { world, me } = await stage()
  const apart = async () =>
    (
      await world.superuser.query(
        'select c.name from contacts.contacts c join contacts.relationships e using (network_id, person_id) where c.is_hidden <> e.is_hidden',
      )
    ).rows
  const company = await world.as(me).hideRules.hide({ body: { company: 'Northgate' } })
  expect(await apart()).toEqual([])
  await bring(world, me, 'Connections.csv', connections([people[2]!.replace(',Kade,', ',Northgate,')]))
  expect(await apart()).toEqual([])
  await world.as(me).hideRules.remove({ params: { id: company.id } })
  expect(await apart()).toEqual([])
})

test('several contacts are hidden at once, each by a rule of its own, and all or none', async () => {
  const { world, me, bob, seen } = await stage()
  const { hideRules, contacts } = world.as(me)
  const ids = (await contacts.list({})).items.slice(0, 3).map(({ id }) => id)
  await hideRules.hide({ body: { contactId: ids[0]! } })
  const stranger = (await world.as(me).contacts.list({})).items[3]!.id.replace(/^.{8}/, '00000000')
  await expect(hideRules.hideMany({ body: { contactIds: [...ids, stranger] } })).rejects.toMatchObject({ status: 404 })
  expect((await hideRules.list({})).total).toBe(1)
  expect(await hideRules.hideMany({ body: { contactIds: ids } })).toEqual({ hidden: 2 })
  expect(await seen()).toHaveLength(1)
  const { items, total } = await hideRules.list({})
  expect(total).toBe(3)
  await hideRules.remove({ params: { id: items[0]!.id } })
  expect(await seen()).toHaveLength(2)
  await expect(world.as(bob).hideRules.hideMany({ body: { contactIds: ids } })).rejects.toMatchObject({ status: 404 })
})
