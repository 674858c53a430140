import { monthNumber } from '@wellmet/platform/values/days.rules.ts'
import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { mailbox } from '../../tests/world/mailbox.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest, type Somebody, type World } from '../../tests/world/world.ts'

const ana = 'Ana Ribeiro <ana@northgate.example>'
const tomasz = 'Tomasz Nowak <tomasz@heliograph.example>'

const linkedin = connections([
  'Ana,Ribeiro,https://www.linkedin.com/in/ana,ana@northgate.example,Northgate,Partner,08 Feb 2024',
  'Tomasz,Nowak,https://www.linkedin.com/in/tomasz,tomasz@heliograph.example,Heliograph,VP Engineering,12 Mar 2023',
  'Lena,Fischer,https://www.linkedin.com/in/lena,,Heliograph,Designer,12 Mar 2023',
])

test('a colleague known from own contacts alone does not pass as a fact of the public directory', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await bring(world, me, 'Connections.csv', linkedin)
  const pia = 'Pia,Lund,https://www.linkedin.com/in/pia,,Heliograph,Analyst,12 Mar 2023'
  await bring(world, bob, 'Connections.csv', connections([pia]))
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  const { paths } = await world.as(me).paths.person({ params: { id: (await find(world, me, 'Pia Lund')).id } })
  const facts = paths.flatMap(({ relationships }) => relationships.flatMap(({ evidence }) => evidence))
  expect(facts.filter(({ code }) => code === 'paths.factEmployer')).toMatchObject([
    { text: expect.stringContaining('Both at Heliograph'), source: 'contacts' },
    { text: expect.stringContaining('Both at Heliograph'), source: 'contacts' },
  ])
})

const find = async (world: World, me: Somebody, name: string) =>
  (await world.as(me).paths.top({})).people.find((person) => person.name === name)!

test('a contact who was seen together with somebody is a way to them, and not more than probable', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const own = me.user.email
  await bring(world, me, 'Connections.csv', linkedin)
  await bring(
    world,
    me,
    'mail.mbox',
    mailbox([
      ...[40, 30, 20, 9].flatMap((daysAgo) => [
        { from: own, to: [ana], daysAgo },
        { from: ana, to: [own], daysAgo: daysAgo - 1 },
      ]),
      ...[12, 8, 4].map((daysAgo) => ({ from: ana, to: [own, tomasz], daysAgo })),
    ]),
  )
  const found = await find(world, me, 'Tomasz Nowak')
  const page = await world.as(me).paths.person({ params: { id: found.id } })
  const through = page.paths.find(({ viaName }) => viaName === 'Ana Ribeiro')!
  expect(through).toMatchObject({ status: 'probable', hops: 2 })
  expect(through.explanation.join(' ')).toContain(
    'Ana Ribeiro and Tomasz Nowak were together in 3 small threads or meetings of yours, last on ',
  )
  const [toAna, toTomasz] = through.relationships
  expect(toAna).toMatchObject({ freshness: 'fresh', evidence: [{ text: '11 messages', source: 'mail' }] })
  expect(toAna!.evidence[0]!.lastAt).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(toTomasz).toMatchObject({ evidence: [{ text: 'Together in 3 threads or meetings of yours' }] })
  expect(through.between).toMatchObject([{ name: 'Ana Ribeiro', kind: 'contact' }])
  expect(page.person.connectorCount).toBe(page.paths.filter(({ viaId }) => viaId !== null).length)
})

test('two contacts at one small company are a way to each other; at a giant that says nothing', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  await bring(world, me, 'Connections.csv', linkedin)
  const company = (
    await world.superuser.query(`select distinct company_id from contacts.contacts where company = 'Heliograph'`)
  ).rows[0]
  const say = (people: number) =>
    world.superuser.query(
      `insert into contacts.places (id, kind, name, people, source, as_of) values ($1, 1, 'Heliograph', $2, 'test', now())
       on conflict (id) do update set people = excluded.people`,
      [company.company_id, people],
    )
  const foundPaths = async () => {
    const { id } = await find(world, me, 'Lena Fischer')
    return (await world.as(me).paths.person({ params: { id } })).paths.filter(({ hops }) => hops === 2)
  }
  await say(40)
  expect(await foundPaths()).toMatchObject([{ status: 'inferred', viaName: 'Tomasz Nowak' }])
  expect((await foundPaths())[0]!.explanation.join(' ')).toContain('about 40 people')
  await say(50_000)
  expect(await foundPaths()).toEqual([])
})

test('a third step through a teammate is looked for when there is nothing shorter, and says what it rests on', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await bring(world, bob, 'Connections.csv', linkedin)
  const own = bob.user.email
  const wrote = [9, 5].flatMap((daysAgo) => [
    { from: own, to: [tomasz], daysAgo },
    { from: tomasz, to: [own], daysAgo: daysAgo - 1 },
  ])
  await bring(world, bob, 'mail.mbox', mailbox(wrote))
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  const lena = (
    await world.superuser.query(`select person_id::text as id from contacts.contacts where name = 'Lena Fischer'`)
  ).rows[0]
  await world.superuser.query(
    `insert into contacts.contacts (network_id, person_id, name, changed_at) values (0, 4711, 'Public Person', now())`,
  )
  await world.superuser.query(
    `insert into graph.inferred_relationships (network_id, a, b, permille, basis) values (0, 4711, ${lena.id}, 900, 2), (0, ${lena.id}, 4711, 900, 2)`,
  )
  await world.superuser.query(
    `insert into contacts.places (id, kind, name, people, source, as_of) values (815, 1, 'Harmattan', 70, 'test', now())`,
  )
  await world.superuser.query(
    `insert into contacts.positions (network_id, person_id, ref, kind, place_id, place, from_month, is_current, source, as_of)
     values (0, 4711, 1, 1, 815, 'Harmattan', ${monthNumber('2019-03')}, true, 'test', now()), (0, ${lena.id}, 2, 1, 815, 'Harmattan', ${monthNumber('2021')}, true, 'test', now())`,
  )
  const id = await shownAs(world, me, 4711n)
  const page = await world.as(me).paths.person({ params: { id } })
  expect(page.paths).toMatchObject([{ hops: 3, status: 'inferred', viaName: 'Bob Reyes' }])
  expect(page.paths[0]!.confidence).toBeLessThanOrEqual(30)
  const [toBob, , toTarget] = page.paths[0]!.relationships
  expect(toBob!.evidence).toMatchObject([{ text: 'Teammates', lastAt: null }])
  expect(toTarget!.evidence).toMatchObject([{ text: 'Both at Harmattan, 2021 to now, 70 people', source: 'work' }])
  expect(page.paths[0]!.explanation.at(-1)).toBe(
    'Lena Fischer and Public Person have both worked at Harmattan since 2021 (about 70 people).',
  )
  const theirContact = await world.as(me).paths.person({ params: { id: (await find(world, me, 'Tomasz Nowak')).id } })
  expect(theirContact.paths[0]!.relationships[1]!.evidence, 'how much a teammate writes stays theirs').toEqual([
    {
      code: 'paths.factInContact',
      params: { freshness: 'fresh' },
      text: 'In contact, last in the past two weeks',
      source: 'mail',
      lastAt: null,
    },
  ])
  expect(page.notice?.code).toBe('low_confidence')
  const alone = await world.signUp('Nobody Near')
  const theirs = await world.as(alone).paths.person({ params: { id: await shownAs(world, alone, 4711n) } })
  expect(theirs).toMatchObject({ person: { path: { status: 'none' } }, paths: [] })
})

async function shownAs({ services }: World, { workspace }: Somebody, person: bigint): Promise<string> {
  const { opaqueIds } = await import('@wellmet/platform/values/opaque-id.ts')
  return opaqueIds(services, workspace!.id, 'person').show(person)
}
