import { expect, test } from 'vitest'
import { loadDirectory } from '@wellmet/contacts/directory/load-directory.ts'
import { bring, connections } from '../../tests/world/imports.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { line } from '../people-search/contacts-for-tests.ts'

const listed = (name: string, company: string): string =>
  JSON.stringify({
    kind: 'person',
    linkedinSlug: name.toLowerCase().replaceAll(' ', '-'),
    name,
    title: 'Engineer',
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
})
