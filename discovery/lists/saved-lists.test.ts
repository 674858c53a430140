import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'

const ana = 'Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@northgate.example,"Northgate, Inc.",Partner,08 Feb 2024'
const anna = 'Anna,Ribeiro,https://www.linkedin.com/in/anna,anna@northgate.example,Northgate,Partner,09 Feb 2024'
const joost = 'Joost,de Wit,https://www.linkedin.com/in/joost,joost@kade.example,Kade,Founder,02 May 2026'

async function stage(people = [ana, anna, joost]) {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  await bring(world, me, 'Connections.csv', connections(people))
  return { world, me, mine: world.as(me), idOf: (name: string) => idOf(world, me, name) }
}

const idOf = async ({ as }: World, who: Somebody, wanted: string): Promise<string> =>
  (await as(who).contacts.list({})).items.find(({ name }) => name === wanted)!.id

test('people and companies are saved with a note, and shown as they can be reached now', async () => {
  const { mine, idOf: id } = await stage()
  const list = await mine.savedLists.create({ body: { name: 'Series A', kind: 'targets' } })
  expect(list).toMatchObject({ name: 'Series A', kind: 'targets', people: 0, companies: 0, itemId: null })
  const personId = await id('Ana Ribeiro')
  const saved = await mine.savedLists.save({
    params: { id: list.id },
    body: { items: [{ personId }, { company: 'Kade GmbH' }, { company: 'Nowhere Labs' }] },
  })
  expect(saved.added).toBe(3)
  const item = saved.items.find(({ kind }) => kind === 'person')!
  await mine.savedLists.annotate({ params: { id: list.id, itemId: item.id }, body: { note: 'Met in Porto' } })
  const page = await mine.savedLists.show({ params: { id: list.id } })
  expect(page.savedList).toMatchObject({ people: 1, companies: 2 })
  expect(page.items.find(({ id: itemId }) => itemId === item.id)).toMatchObject({
    personId,
    companyId: null,
    name: 'Ana Ribeiro',
    note: 'Met in Porto',
    reachable: true,
    role: 'Partner',
    company: 'Northgate, Inc.',
    path: { status: 'inferred' },
    trustRank: expect.any(Number),
  })
  const companies = page.items.filter(({ kind }) => kind === 'company')
  expect(companies.find(({ name }) => name === 'Kade GmbH')).toMatchObject({
    reachable: true,
    path: { status: 'inferred' },
    peopleCount: 1,
    trustRank: null,
  })
  expect(companies.find(({ name }) => name === 'Nowhere Labs')).toMatchObject({
    reachable: false,
    path: { status: 'none' },
    peopleCount: 0,
  })
  const found = await mine.savedLists.list({ query: { personId } })
  expect(found.items).toMatchObject([{ id: list.id, itemId: item.id }])
})

test('saving again changes nothing and says so with 200', async () => {
  const { world, me, mine, idOf: id } = await stage()
  const list = await mine.savedLists.create({ body: { name: 'Both', kind: 'people' } })
  const body = JSON.stringify({ items: [{ personId: await id('Ana Ribeiro') }] })
  const save = () =>
    fetch(`${world.origin()}/api/network/lists/${list.id}/items`, {
      method: 'POST',
      headers: { cookie: me.cookie!, 'content-type': 'application/json' },
      body,
    })
  expect((await save()).status).toBe(201)
  const again = await save()
  expect(again.status).toBe(200)
  expect(await again.json()).toMatchObject({ added: 0, items: [{ name: 'Ana Ribeiro' }] })
  expect((await mine.savedLists.show({ params: { id: list.id } })).items).toHaveLength(1)
})

test('a name is used once, whatever its letters, and a full shelf says what to do', async () => {
  const { world, mine } = await stage([ana])
  const first = await mine.savedLists.create({ body: { name: 'Investors', kind: 'people' } })
  const other = await mine.savedLists.create({ body: { name: 'Others', kind: 'people' } })
  const taken = { status: 409, message: expect.stringContaining('Choose another name') }
  await expect(mine.savedLists.create({ body: { name: 'INVESTORS', kind: 'targets' } })).rejects.toMatchObject(taken)
  const rename = (name: string) => mine.savedLists.rename({ params: { id: other.id }, body: { name } })
  await expect(rename('investors')).rejects.toMatchObject(taken)
  expect(await rename('OTHERS')).toMatchObject({ name: 'OTHERS' })
  await mine.savedLists.remove({ params: { id: first.id } })
  await mine.savedLists.create({ body: { name: 'investors', kind: 'targets' } })
  await world.superuser.query(
    `insert into discovery.saved_lists select gen_random_uuid(), network_id, 'list ' || n, 'people', now(), now()
     from discovery.saved_lists, generate_series(1, 98) n where id = $1`,
    [other.id],
  )
  await expect(mine.savedLists.create({ body: { name: 'One more', kind: 'people' } })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Delete one first'),
  })
})

test('a collection of people takes no company, and none takes more than it holds', async () => {
  const { world, mine } = await stage([ana])
  const people = await mine.savedLists.create({ body: { name: 'People', kind: 'people' } })
  const companies = await mine.savedLists.create({ body: { name: 'Companies', kind: 'companies' } })
  const save = (id: string, company: string) => mine.savedLists.save({ params: { id }, body: { items: [{ company }] } })
  await expect(save(people.id, 'Kade')).rejects.toMatchObject({ status: 422 })
  await save(companies.id, 'Kade')
  await world.superuser.query(
    `insert into discovery.saved_list_items (id, network_id, list_id, company_id, name, saved_at)
     select gen_random_uuid(), network_id, id, n, 'x', now() from discovery.saved_lists, generate_series(1, 499) n where id = $1`,
    [companies.id],
  )
  await expect(save(companies.id, 'Heliograph')).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('create another list'),
  })
  expect((await mine.savedLists.show({ params: { id: companies.id } })).savedList.companies).toBe(500)
})

test('pages come one after the other, each entry once', async () => {
  const { mine } = await stage([ana])
  const { id } = await mine.savedLists.create({ body: { name: 'Many', kind: 'companies' } })
  const names = Array.from({ length: 7 }, (_, i) => `Company ${i}`)
  for (const company of names) await mine.savedLists.save({ params: { id }, body: { items: [{ company }] } })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await mine.savedLists.show({ params: { id }, query: { limit: 3, ...(cursor ? { cursor } : {}) } })
    seen.push(...page.items.map(({ name }) => name))
    cursor = page.next ?? undefined
  } while (cursor)
  expect(seen).toEqual(names.toReversed())
})

test('nobody else sees, fills or deletes it, and nobody saves whom they cannot see', async () => {
  const { world, me, mine, idOf: id } = await stage()
  const bob = await join(world, me, 'member', 'Bob Reyes')
  const { savedLists } = world.as(bob)
  const list = await mine.savedLists.create({ body: { name: 'Private', kind: 'people' } })
  const own = await savedLists.create({ body: { name: 'Private', kind: 'people' } })
  const personId = await id('Ana Ribeiro')
  const saved = await mine.savedLists.save({ params: { id: list.id }, body: { items: [{ personId }] } })
  const [params, itemId] = [{ id: list.id }, saved.items[0]!.id]
  const nothing = { status: 404 }
  expect((await savedLists.list({})).items.map((one) => one.id)).toEqual([own.id])
  await expect(savedLists.show({ params })).rejects.toMatchObject(nothing)
  await expect(savedLists.rename({ params, body: { name: 'Mine' } })).rejects.toMatchObject(nothing)
  await expect(savedLists.save({ params, body: { items: [{ company: 'Kade' }] } })).rejects.toMatchObject(nothing)
  await expect(savedLists.annotate({ params: { ...params, itemId }, body: { note: 'x' } })).rejects.toMatchObject(
    nothing,
  )
  await expect(savedLists.drop({ params: { ...params, itemId } })).rejects.toMatchObject(nothing)
  await expect(savedLists.remove({ params })).rejects.toMatchObject(nothing)
  await expect(savedLists.save({ params: { id: own.id }, body: { items: [{ personId }] } })).rejects.toMatchObject(
    nothing,
  )
})

test('who goes out of sight stays by the name that was saved, and nothing new is said of them', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await bring(world, bob, 'Connections.csv', connections([joost]))
  await world.as(me).contacts.list({})
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  const { savedLists } = world.as(me)
  const personId = (await world.as(me).paths.top({})).people[0]!.id
  const { id } = await savedLists.create({ body: { name: 'Founders', kind: 'people' } })
  await savedLists.save({ params: { id }, body: { items: [{ personId }] } })
  expect((await savedLists.show({ params: { id } })).items).toMatchObject([
    { reachable: true, path: { viaName: 'Bob Reyes' } },
  ])
  await world.as(bob).sharing.change({ body: { mode: 'private' } })
  await bring(world, bob, 'Connections.csv', connections([joost.replace('Joost', 'Johan').replace('Kade', 'Acme')]))
  expect((await savedLists.show({ params: { id } })).items).toMatchObject([
    {
      name: 'Joost de Wit',
      reachable: false,
      path: { status: 'none', viaName: null },
      role: null,
      company: null,
      trustRank: null,
    },
  ])
})

test('two who became one are one entry, and taking it back makes them two again', async () => {
  const { mine, idOf: id } = await stage()
  const { id: list } = await mine.savedLists.create({ body: { name: 'Porto', kind: 'people' } })
  const [one, other] = [await id('Ana Ribeiro'), await id('Anna Ribeiro')]
  await mine.savedLists.save({ params: { id: list }, body: { items: [{ personId: one }, { personId: other }] } })
  await mine.merges.merge({ params: { id: one }, body: { with: other } })
  const shown = async () => mine.savedLists.show({ params: { id: list } })
  expect(await shown()).toMatchObject({ savedList: { people: 1 }, items: [{ personId: one, reachable: true }] })
  const again = { params: { id: list }, body: { items: [{ personId: one }] } }
  expect(await mine.savedLists.save(again)).toMatchObject({ added: 0 })
  await mine.merges.undo({ params: { id: (await mine.merges.list({})).items[0]!.id } })
  expect(new Set((await shown()).items.map(({ personId }) => personId))).toEqual(new Set([one, other]))
  await mine.merges.merge({ params: { id: one }, body: { with: other } })
  await mine.savedLists.drop({ params: { id: list, itemId: (await shown()).items[0]!.id } })
  expect(await shown()).toMatchObject({ savedList: { people: 0 }, items: [] })
})

test('who is erased is gone from collections and missions, by name and by number', async () => {
  const { world, mine, idOf: id } = await stage()
  const { id: list } = await mine.savedLists.create({ body: { name: 'Porto', kind: 'targets' } })
  const personId = await id('Ana Ribeiro')
  await mine.savedLists.save({ params: { id: list }, body: { items: [{ personId }] } })
  const mission = await mine.missions.create({ body: { title: 'Meet Ana', personIds: [personId] } })
  await mine.deletions.delete({ params: { id: personId } })
  expect((await mine.savedLists.show({ params: { id: list } })).items).toEqual([])
  expect(await mine.missions.show({ params: { id: mission.id } })).toMatchObject({ people: [], progress: { total: 0 } })
  const { rows } = await world.superuser.query(
    `select name from discovery.saved_list_items union all select name from discovery.mission_targets`,
  )
  expect(rows).toEqual([])
})
