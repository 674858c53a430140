import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { mailboxWith } from '@wellmet/contacts/merges/merges-for-tests.ts'

const ana = 'Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@northgate.example,Northgate,Partner,08 Feb 2024'
const joost = 'Joost,de Wit,https://www.linkedin.com/in/joost,joost@kade.example,Kade,Head of Sales,02 May 2026'
const priya = 'Priya,Raman,https://www.linkedin.com/in/priya,,Heliograph,CTO,01 Jan 2022'

async function stage() {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  await bring(world, me, 'Connections.csv', connections([ana, joost, priya]))
  const mine = world.as(me)
  const idOf = async (wanted: string) => (await mine.contacts.list({})).items.find(({ name }) => name === wanted)!.id
  return { world, me, mine, idOf }
}

test('progress counts every target once, by the best way to it now', async () => {
  const { world, me, mine, idOf } = await stage()
  await bring(world, me, 'sent.mbox', mailboxWith(me.user.email, ['ana@northgate.example'], world.services.now()))
  const [anaId, priyaId] = [await idOf('Ana Ribeiro'), await idOf('Priya Raman')]
  const list = await mine.savedLists.create({ body: { name: 'Warm', kind: 'targets' } })
  await mine.savedLists.save({
    params: { id: list.id },
    body: { items: [{ personId: anaId }, { company: 'Kade' }, { company: 'Nowhere Labs' }] },
  })
  const mission = await mine.missions.create({
    body: {
      title: 'Raise the round',
      dueOn: '2027-03-31',
      roles: ['Partner', 'partner'],
      listIds: [list.id],
      personIds: [anaId, priyaId],
      companies: ['Kade', 'Acme'],
    },
  })
  expect(mission).toMatchObject({
    title: 'Raise the round',
    state: 'open',
    dueOn: '2027-03-31',
    roles: ['Partner'],
    savedLists: [{ listId: list.id, name: 'Warm', kind: 'targets', items: 3 }],
    people: [{ name: 'Ana Ribeiro' }, { name: 'Priya Raman' }],
    companies: [{ name: 'Kade' }, { name: 'Acme' }],
    progress: { total: 5, counted: 5, verified: 1, probable: 0, inferred: 2, none: 2, asked: 0, met: 0 },
  })
  expect((await mine.missions.list({})).items).toEqual([mission])
})

test('what is changed takes the place of what was, all else stays', async () => {
  const { mine, idOf } = await stage()
  const [anaId, priyaId] = [await idOf('Ana Ribeiro'), await idOf('Priya Raman')]
  const { id } = await mine.missions.create({ body: { title: 'First', personIds: [anaId], roles: ['CTO'] } })
  const change = (body: Parameters<typeof mine.missions.update>[0]['body']) =>
    mine.missions.update({ params: { id }, body })
  expect(await change({ title: 'Second', personIds: [priyaId, anaId], dueOn: '2027-01-01' })).toMatchObject({
    title: 'Second',
    people: [{ personId: anaId }, { personId: priyaId }],
    roles: ['CTO'],
  })
  expect(await change({ state: 'done', dueOn: null, personIds: [], companies: ['Kade'] })).toMatchObject({
    title: 'Second',
    state: 'done',
    dueOn: null,
    people: [],
    companies: [{ name: 'Kade' }],
  })
  await mine.missions.remove({ params: { id } })
  await expect(mine.missions.show({ params: { id } })).rejects.toMatchObject({ status: 404 })
})

test('a change that somebody made elsewhere in the meantime is not written over', async () => {
  const { world, me, mine } = await stage()
  const { id } = await mine.missions.create({ body: { title: 'First' } })
  const address = `${world.origin()}/api/network/missions/${id}`
  const headers = { cookie: me.cookie!, 'content-type': 'application/json' }
  const etag = (await fetch(address, { headers })).headers.get('etag')!
  const change = (title: string) =>
    fetch(address, { method: 'PATCH', headers: { ...headers, 'if-match': etag }, body: JSON.stringify({ title }) })
  expect((await change('Second')).status).toBe(200)
  expect((await change('Third')).status).toBe(412)
})

test('a mission stays its owner’s, and takes no target that its owner cannot see', async () => {
  const { world, me, mine, idOf } = await stage()
  const bob = await join(world, me, 'member', 'Bob Reyes')
  const { missions, savedLists } = world.as(bob)
  const { id } = await mine.missions.create({ body: { title: 'Mine' } })
  const params = { id }
  expect((await missions.list({})).items).toEqual([])
  await expect(missions.show({ params })).rejects.toMatchObject({ status: 404 })
  await expect(missions.update({ params, body: { title: 'x' } })).rejects.toMatchObject({ status: 404 })
  await expect(missions.remove({ params })).rejects.toMatchObject({ status: 404 })
  const personIds = [await idOf('Ana Ribeiro')]
  await expect(missions.create({ body: { title: 'x', personIds } })).rejects.toMatchObject({ status: 404 })
  const list = await savedLists.create({ body: { name: 'Bob’s', kind: 'targets' } })
  await expect(mine.missions.create({ body: { title: 'x', listIds: [list.id] } })).rejects.toMatchObject({
    status: 404,
  })
})

test('who to invite next is about the targets, while there are any', async () => {
  const { mine } = await stage()
  expect(await mine.inviteSuggestions.suggest({})).toMatchObject({ basis: 'known' })
  const list = await mine.savedLists.create({ body: { name: 'Targets', kind: 'targets' } })
  await mine.savedLists.save({ params: { id: list.id }, body: { items: [{ company: 'Kade' }] } })
  expect(await mine.inviteSuggestions.suggest({})).toMatchObject({ basis: 'wanted', companies: ['Kade'] })
  const mission = await mine.missions.create({ body: { title: 'Platform', companies: ['Heliograph'] } })
  const both = await mine.inviteSuggestions.suggest({})
  expect([both.basis, both.companies.toSorted()]).toEqual(['wanted', ['Heliograph', 'Kade']])
  expect(await mine.inviteSuggestions.suggest({ query: { companies: 'Northgate' } })).toMatchObject({
    basis: 'asked',
    companies: ['Northgate'],
  })
  await mine.missions.update({ params: { id: mission.id }, body: { state: 'archived' } })
  expect(await mine.inviteSuggestions.suggest({})).toMatchObject({ basis: 'wanted', companies: ['Kade'] })
  await mine.savedLists.remove({ params: { id: list.id } })
  expect(await mine.inviteSuggestions.suggest({})).toMatchObject({ basis: 'known' })
})

test('a role that an open mission wants raises a company at once, for its owner alone', async () => {
  const { world, me, mine } = await stage()
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await mine.sharing.change({ body: { mode: 'workspace' } })
  const kade = async (as = mine) => (await as.companies.ranked({})).items.find(({ name }) => name === 'Kade')!
  const [before, theirs] = [await kade(), await kade(world.as(bob))]
  expect(before.breakdown.formula).toBe('company-rank.2')
  const { id } = await mine.missions.create({ body: { title: 'Sell', roles: ['Head of Sales'] } })
  const raised = await kade()
  expect([raised.rank, raised.score - before.score]).toEqual([1, 250])
  const why = 'One person there has a title that your open missions want.'
  expect(raised.whyRanked).toContain(why)
  expect(raised.breakdown.steps.map(({ sentence }) => sentence)).toContain(why)
  expect(raised.breakdown.result).toBe(raised.score)
  expect(await kade(world.as(bob))).toEqual(theirs)
  await mine.missions.update({ params: { id }, body: { roles: ['CTO'] } })
  expect((await mine.companies.ranked({})).items[0]).toMatchObject({ name: 'Heliograph' })
  await mine.missions.update({ params: { id }, body: { state: 'done' } })
  expect(await kade()).toEqual(before)
})

test('no more missions than can be looked at', async () => {
  const { world, mine } = await stage()
  const { id } = await mine.missions.create({ body: { title: 'First' } })
  await world.superuser.query(
    `insert into discovery.missions select gen_random_uuid(), network_id, 'x', state, due_on, roles, role_queries, created_at, changed_at
     from discovery.missions, generate_series(1, 49) where id = $1`,
    [id],
  )
  await expect(mine.missions.create({ body: { title: 'One more' } })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Delete one first'),
  })
})

test('a company target says whether somebody within reach there has a wanted title', async () => {
  const { mine } = await stage()
  const { id } = await mine.missions.create({
    body: { title: 'Sell', roles: ['CTO'], companies: ['Kade', 'Heliograph'] },
  })
  const wantedAt = async () =>
    (await mine.missions.targets({ params: { id } })).companies.map(({ name, hasWantedTitle, people }) => [
      name,
      hasWantedTitle,
      people.map((person) => person.name),
    ])
  expect(await wantedAt()).toEqual([
    ['Kade', false, ['Joost de Wit']],
    ['Heliograph', true, ['Priya Raman']],
  ])
  await mine.missions.update({ params: { id }, body: { roles: [] } })
  expect((await wantedAt()).map(([, hasWantedTitle]) => hasWantedTitle)).toEqual([null, null])
})

test('a wanted title is found at a company of many, whoever is nearer there', async () => {
  const { world, me, mine } = await stage()
  const colleagues = Array.from(
    { length: 24 },
    (_, i) => `Colleague,No${i},https://www.linkedin.com/in/colleague${i},,Kade,Analyst,02 May 2026`,
  )
  const cto = 'Zora,Last,https://www.linkedin.com/in/zora,,Kade,Chief Technology Officer,02 May 2016'
  const { id } = await mine.missions.create({ body: { title: 'Sell', roles: ['CTO'], companies: ['Kade'] } })
  const kade = async () => (await mine.missions.targets({ params: { id } })).companies[0]!
  await bring(world, me, 'Connections.csv', connections(colleagues))
  expect(await kade()).toMatchObject({ hasWantedTitle: false, peopleCount: 25 })
  await bring(world, me, 'Connections.csv', connections([cto]))
  expect(await kade()).toMatchObject({ hasWantedTitle: true })
  expect((await kade()).people[0]).toMatchObject({ name: 'Zora Last', hasWantedTitle: true })
})
