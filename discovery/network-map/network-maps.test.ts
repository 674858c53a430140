import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { join } from '../../tests/world/team.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import type { NetworkMap } from './network-maps.contract.ts'

const priya =
  'Priya,Raman,https://www.linkedin.com/in/priya-raman,priya@kade.example,Kade Systems,Head of Platform,01 Jan 2022'
const tomasz = 'Tomasz,Nowak,https://www.linkedin.com/in/tomasz-nowak,,Heliograph,VP Engineering,12 Mar 2023'
const ada = 'Ada,Byron,https://www.linkedin.com/in/ada-byron,ada@orrery.example,Orrery,Analyst,12 Mar 2023'

async function team() {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const bob = await join(world, me, 'member', 'Bob Reyes')
  await bring(world, bob, 'Connections.csv', connections([priya]))
  await bring(world, me, 'Connections.csv', connections([tomasz]))
  return {
    world,
    me,
    bob,
    networkMap: (limit?: number) => world.as(me).networkMaps.show(limit ? { query: { limit } } : {}),
  }
}

/** "Mara Lind - Tomasz Nowak: 5, unknown, inferred" for each tie, as a reader would tell it. */
const told = ({ you, people, relationships }: NetworkMap): string[] =>
  relationships
    .flatMap(({ from, to, strength, freshness, basis }) => {
      const name = (place: number) => (place === 0 ? you : people[place - 1]!).name
      return from.map((end, at) => `${name(end)} - ${name(to[at]!)}: ${strength[at]}, ${freshness}, ${basis}`)
    })
    .toSorted()

test('a picture begins with nobody but oneself', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  expect(await world.as(me).networkMaps.show({})).toEqual({
    you: { id: me.user.id, name: 'Mara Lind' },
    people: [],
    relationships: [],
    shown: 0,
    total: 0,
    note: null,
  })
})

test('one’s own contacts are the first ring, and what others do not share is nowhere', async () => {
  const { networkMap } = await team()
  const drawn = await networkMap()
  expect(drawn.people).toMatchObject([{ name: 'Tomasz Nowak', company: 'Heliograph', ring: 1, freshness: 'unknown' }])
  expect(told(drawn)).toEqual(['Mara Lind - Tomasz Nowak: 5, unknown, inferred'])
  expect(drawn).toMatchObject({ shown: 1, total: 1, note: null })
})

test('who shares is in the picture, and whom they know is the second ring', async () => {
  const { world, me, bob, networkMap } = await team()
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  const drawn = await networkMap()
  expect(drawn.people.map(({ name, ring, userId }) => ({ name, ring, userId }))).toEqual([
    { name: 'Bob Reyes', ring: 1, userId: bob.user.id },
    { name: 'Tomasz Nowak', ring: 1, userId: undefined },
    { name: 'Priya Raman', ring: 2, userId: undefined },
  ])
  expect(told(drawn)).toEqual([
    'Bob Reyes - Priya Raman: 5, unknown, inferred',
    'Mara Lind - Bob Reyes: 40, unknown, verified',
    'Mara Lind - Tomasz Nowak: 5, unknown, inferred',
  ])
  expect(drawn).toMatchObject({ shown: 3, total: 3 })
  expect(JSON.stringify(drawn)).not.toContain('priya@kade.example')
  const reached = drawn.people.find(({ ring }) => ring === 2)!
  const page = await world.as(me).paths.person({ params: { id: reached.id } })
  expect(page.paths[0]).toMatchObject({ viaId: bob.user.id })
  await world.as(bob).sharing.change({ body: { mode: 'private' } })
  expect((await networkMap()).people.map(({ name }) => name)).toEqual(['Tomasz Nowak'])
})

test('whom both know stands once, with both ties', async () => {
  const { world, me, bob, networkMap } = await team()
  await bring(world, me, 'Connections.csv', connections([priya]))
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  const drawn = await networkMap()
  expect(drawn.people.filter(({ name }) => name === 'Priya Raman')).toMatchObject([{ ring: 1 }])
  expect(told(drawn).filter((relationship) => relationship.includes('Priya'))).toEqual([
    'Bob Reyes - Priya Raman: 5, unknown, inferred',
    'Mara Lind - Priya Raman: 5, unknown, inferred',
  ])
})

test('the strongest are kept when not all fit, and it is said', async () => {
  const { world, bob, networkMap } = await team()
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  const two = await networkMap(2)
  expect(two.people.map(({ name }) => name)).toEqual(['Bob Reyes', 'Tomasz Nowak'])
  expect(two).toMatchObject({ shown: 2, total: 3, note: 'The map shows the 2 strongest of 3 people.' })
  expect((await networkMap(1)).people.map(({ name }) => name)).toEqual(['Bob Reyes'])
})

test('hidden contacts are in one’s own picture and in nobody else’s', async () => {
  const { world, bob, networkMap } = await team()
  await world.as(bob).sharing.change({ body: { mode: 'workspace' } })
  await world.as(bob).hideRules.hide({ body: { company: 'Kade Systems' } })
  expect((await networkMap()).people.map(({ name }) => name)).toEqual(['Bob Reyes', 'Tomasz Nowak'])
  expect((await world.as(bob).networkMaps.show({})).people.map(({ name }) => name)).toEqual(['Priya Raman'])
})

const mail = (at: number, from: string, to: string): string =>
  `From x Sun, 0${at} Nov 2026 10:00:00 GMT\nMessage-ID: <${at}@x.example>\nDate: Sun, 0${at} Nov 2026 10:00:00 GMT\nFrom: ${from}\nTo: ${to}\n\ntext\n`

test('contacts seen together in one’s own small threads have a tie, which nobody else sees', async () => {
  const { world, me, bob, networkMap } = await team()
  const mine = `Mara Lind <${me.user.email}>`
  await bring(world, me, 'Connections.csv', connections([priya, ada]))
  const letters = [1, 2, 3, 4].map((at) => mail(at, 'priya@kade.example', `${mine}, ada@orrery.example`))
  // Whoever is never answered could have copied anybody.
  await bring(world, me, 'mail.mbox', letters.join('\n'))
  const seenInMap = async () => told(await networkMap()).filter((relationship) => !relationship.startsWith('Mara Lind'))
  expect(await seenInMap()).toEqual([])
  await bring(world, me, 'mail.mbox', [mail(5, mine, 'priya@kade.example'), ...letters].join('\n'))
  const seen = await seenInMap()
  expect(seen).toHaveLength(1)
  expect(seen[0]).toMatch(/^(Priya Raman - Ada Byron|Ada Byron - Priya Raman): \d+, \w+, (probable|inferred)$/)
  await world.as(me).sharing.change({ body: { mode: 'workspace' } })
  const theirs = told(await world.as(bob).networkMaps.show({}))
  expect(
    theirs.some((relationship) => relationship.includes('Priya Raman') && relationship.includes('Ada Byron')),
  ).toBe(false)
})

test('a picture is of one workspace', async () => {
  const { world, me } = await team()
  const elsewhere = await world.as(me).workspaces.create({ body: { name: 'Elsewhere' } })
  await world.as(me).users.enterWorkspace({ params: { id: elsewhere.id } })
  expect((await world.as(me).networkMaps.show({})).people).toEqual([])
})
