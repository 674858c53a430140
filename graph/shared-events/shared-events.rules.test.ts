import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostAtSmall, strengthOfSharedEvent } from '@wellmet/connections/gatherings/gatherings.rules.ts'
import { comparePaths, type OrderedPath } from '../paths/path-order.rules.ts'

const path = fc.record({
  chance: fc.constantFrom(0.02, 0.1, 0.100_000_4, 0.3, 0.9),
  status: fc.constantFrom('verified', 'probable', 'inferred'),
  weakestStep: fc.constantFrom(100, 400, 900),
  key: fc.uuid(),
}) satisfies fc.Arbitrary<OrderedPath>
const paths = fc.uniqueArray(path, { selector: ({ key }) => key, minLength: 2, maxLength: 10 })

/** Without its id: what a path is ranked by. */
const isEqual = (a: OrderedPath, b: OrderedPath): boolean => comparePaths({ ...a, key: '' }, { ...b, key: '' }) === 0

test('events at which two may have met reorder only paths that are equal in everything else', () => {
  const withEvents = paths.chain((all) =>
    fc.tuple(fc.constant(all), fc.array(fc.nat(5), { minLength: all.length, maxLength: all.length })),
  )
  fc.assert(
    fc.property(withEvents, ([all, strengths]) => {
      const before = all.toSorted(comparePaths)
      const after = all.map((one, i) => ({ ...one, sharedEvent: strengths[i]! })).toSorted(comparePaths)
      for (const [place, one] of after.entries()) expect(isEqual(before[place]!, { ...one, sharedEvent: 0 })).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('of two equal paths the one with the smaller event is first, whatever their ids', () => {
  fc.assert(
    fc.property(path, fc.uuid(), (one, key) => {
      const other = { ...one, key, sharedEvent: 3 }
      expect([one, other].toSorted(comparePaths)[0]).toBe(other)
    }),
  )
})

test('an event never counts for more than 5, and never for less the smaller it is', () => {
  const strengths = Array.from({ length: mostAtSmall }, (_, i) => strengthOfSharedEvent(i + 1))
  expect(Math.max(...strengths)).toBe(5)
  expect(Math.min(...strengths)).toBeGreaterThanOrEqual(1)
  expect(strengths).toEqual(strengths.toSorted((a, b) => b - a))
})
