import { expect, test } from 'vitest'
import { loadDirectory } from '@wellmet/contacts/directory/load-directory.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { line } from '../people-search/contacts-for-tests.ts'

const listed = (name: string, company: string, title = 'Engineer'): string =>
  JSON.stringify({
    kind: 'person',
    linkedinSlug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    title,
    company,
    positions: [],
    source: 'a register',
    asOf: '2026-01-01',
  })

test('a company target says whom I know there, and how many others the directory lists', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  const known = ['Xenia Popov', 'Ines Santos'].map((name) => line(name, 'Stripe', 'Head of Sales'))
  await bring(world, me, 'Connections.csv', connections([...known, line('Nina Fischer', 'Stripe', 'CTO')]))
  await loadDirectory(world.services, [
    listed('Ines Santos', 'Stripe'),
    listed('Dana Whitfield', 'Spotify'),
    listed('Dan Whitaker', 'Spotify'),
  ])
  await world.work()
  const { missions } = world.as(me)
  const body = { title: 'Sell', roles: ['CTO'], companies: ['Stripe', 'Spotify'] }
  const { id, progress } = await missions.create({ body })
  const [stripe, spotify] = (await missions.targets({ params: { id } })).companies
  expect(stripe).toMatchObject({ known: { count: 3 }, directoryCount: 0, peopleCount: 3 })
  expect(stripe!.known.people.map(({ name }) => name)).toHaveLength(3)
  expect(stripe!.known.people[0]).toMatchObject({ name: 'Nina Fischer', hasWantedTitle: true })
  expect(spotify).toMatchObject({ known: { count: 0, people: [] }, directoryCount: 2, people: [] })
  expect(progress).toMatchObject({ total: 2, none: 1 })
  const { funnel } = await missions.targets({ params: { id } })
  expect(funnel.map(({ step, targets }) => [step, targets.map(({ name }) => name)])).toEqual([
    ['targets', ['Stripe', 'Spotify']],
    ['reachable', ['Stripe']],
    ['asked', []],
    ['introduced', []],
    ['met', []],
  ])

  const denied = stripe!.known.people[0]!
  await world.as(me).ratings.rate({ params: { id: denied.id }, body: { familiarity: 'not_at_all' } })
  const [after] = (await missions.targets({ params: { id } })).companies
  expect(after).toMatchObject({ known: { count: 2 } })
  for (const people of [after!.people, after!.known.people])
    expect(people.map(({ name }) => name)).not.toContain(denied.name)
})

test('whoever Home lists with a wanted title at a company is no reason to say that nobody has it there', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  await bring(world, me, 'Connections.csv', connections([line('Greta Vogel', 'Brambleworks', 'Product Designer')]))
  const talent = ['Katharina Vogt', 'Lars Holm', 'Mina Sato', 'Noor Aziz', 'Olga Petit', 'Pia Lund']
  const others = Array.from({ length: 40 }, (_, i) => `Colleague ${'ABCDEFGHIJKLMNOPQRST'[i % 20]}${i}`)
  await loadDirectory(world.services, [
    listed('Greta Vogel', 'Brambleworks', 'Product Designer'),
    ...others.map((name) => listed(name, 'Brambleworks')),
    ...talent.map((name) => listed(name, 'Brambleworks', 'Head of Talent')),
  ])
  await world.work()
  const { missions, reachablePeople } = world.as(me)
  const body = { title: 'Hire', roles: ['Head of Talent'], companies: ['Brambleworks'] }
  const { id } = await missions.create({ body })
  const { results } = await reachablePeople.list({ query: { sort: 'targets', limit: 6 } })
  expect(results.map(({ name }) => name).toSorted()).toEqual(talent)
  const [company] = (await missions.targets({ params: { id } })).companies
  expect(company).toMatchObject({ hasWantedTitle: true })
  expect(company!.people.every(({ hasWantedTitle }) => hasWantedTitle)).toBe(true)
})

test('a company field that names a sector finds whom search finds in it, and does not say that nobody is there', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp('Mara Lind')
  await bring(
    world,
    me,
    'Connections.csv',
    connections([
      line('Wanda Ostermann', 'Asklepios Kliniken', 'Head of Procurement'),
      line('Tibor Novak', 'Helios Kliniken GmbH', 'Head of Procurement'),
      line('Klaus Meier', 'Zalando', 'Head of Procurement'),
    ]),
  )
  await world.work()
  const { missions } = world.as(me)
  const body = { title: 'Sell', roles: ['procurement'], companies: ['hospitals'] }
  const { id, progress } = await missions.create({ body })
  expect(progress).toMatchObject({ total: 1, none: 0 })
  const { funnel, companies } = await missions.targets({ params: { id } })
  expect(funnel[1]).toMatchObject({ step: 'reachable', targets: [{ name: 'hospitals' }] })
  expect(companies).toMatchObject([{ name: 'hospitals', peopleCount: 2, hasWantedTitle: true, known: { count: 2 } }])
  expect(companies[0]!.people.map(({ name }) => name).toSorted()).toEqual(['Tibor Novak', 'Wanda Ostermann'])
})
