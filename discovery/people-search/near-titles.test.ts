import { expect, test } from 'vitest'
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
