import { expect, test } from 'vitest'
import { loadDirectory } from '@wellmet/contacts/directory/load-directory.ts'
import { mine } from './contacts-for-tests.ts'

test('whose title is only near is told apart from whose title fits, and comes after them', async () => {
  const { world, me } = await mine()
  const nearOf = async (query: string) =>
    (await world.as(me).people.searchNetwork({ body: { query } })).results.map(({ name, isNear }) => [name, isNear])
  const [first, ...others] = await nearOf('CTO')
  expect(first).toEqual(['Priya Raman', undefined])
  expect(new Map(others as [string, true | undefined][])).toEqual(
    new Map([
      ['Tomasz Nowak', true],
      ['Zoë Müller', true],
    ]),
  )
  expect(await nearOf('VP Engineering at Heliograph')).toEqual([['Tomasz Nowak', undefined]])
  expect(await nearOf('Priya')).toEqual([['Priya Raman', undefined]])
})

test('everywhere, whoever fits comes before whose title is only near, whether in reach or listed', async () => {
  const { world, me } = await mine()
  const dana = {
    kind: 'person',
    linkedinSlug: 'dana-whitfield',
    name: 'Dana Whitfield',
    title: 'CTO',
    company: 'Lumen Capital',
    positions: [],
    source: 'a register',
    asOf: '2026-01-01',
  }
  await loadDirectory(world.services, [JSON.stringify(dana)])
  await world.work()
  const { results } = await world.as(me).people.search({ body: { query: 'CTO' } })
  expect(results.slice(0, 2).map(({ name, isNear }) => [name, isNear])).toEqual([
    ['Priya Raman', undefined],
    ['Dana Whitfield', undefined],
  ])
  const others = results.slice(2)
  expect(others.map(({ name }) => name).toSorted()).toEqual(['Tomasz Nowak', 'Zoë Müller'])
  expect(others.every(({ isNear }) => isNear)).toBe(true)
})
