import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverageWords, whoToInvite, type Candidate } from './coverage.rules.ts'

const person = (key: string, ...targets: string[]): Candidate => ({
  key,
  reaches: targets.map((target) => ({ target, strength: 300 })),
})

const candidates: fc.Arbitrary<Candidate[]> = fc.uniqueArray(
  fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
    reaches: fc.array(
      fc.record({ target: fc.integer({ min: 0, max: 9 }).map(String), strength: fc.constantFrom(0, 100, 300, 900) }),
      { maxLength: 5 },
    ),
  }),
  { selector: ({ key }) => key, maxLength: 8 },
)

test('each pick is the one who adds the most, not the one who reaches the most', () => {
  const picks = whoToInvite([person('a', '1', '2', '3'), person('b', '1', '2', '4'), person('c', '5', '6')], 3)
  expect(picks.map(({ key, gain, targets }) => [key, gain, targets])).toEqual([
    ['a', 3, ['1', '2', '3']],
    ['c', 2, ['5', '6']],
    ['b', 1, ['4']],
  ])
})

test('what is already reached is no gain, and a tie that carries no path reaches nobody', () => {
  expect(whoToInvite([person('a', '1', '2')], 3, new Set(['1', '2']))).toEqual([])
  expect(whoToInvite([{ key: 'a', reaches: [{ target: '1', strength: 5 }] }], 3)).toEqual([])
})

test('equal gains go to the stronger ties, then to the lesser key', () => {
  const strong = { key: 'z', reaches: [{ target: '9', strength: 800 }] }
  expect(whoToInvite([person('b', '1'), person('a', '2'), strong], 3).map(({ key }) => key)).toEqual(['z', 'a', 'b'])
})

test('it says what the picks are good for', () => {
  expect(coverageWords(whoToInvite([person('a', '1', '2'), person('b', '3')], 2))).toBe(
    'These 2 people likely know 3 people you want to reach and don’t know. That is inferred: only what they share would show who they really know.',
  )
  expect(coverageWords(whoToInvite([person('a', '1')], 2))).toMatch(
    /^This person likely knows 1 person you want to reach and don’t know\. That is inferred:/,
  )
  expect(coverageWords([])).toBe('Nobody you could invite is likely to know more of your targets.')
})

const covers = (chosen: readonly Candidate[]): number =>
  new Set(chosen.flatMap(({ reaches }) => reaches.filter(({ strength }) => strength >= 20).map(({ target }) => target)))
    .size

function choices(all: readonly Candidate[], most: number): Candidate[][] {
  const sets: Candidate[][] = [[]]
  for (const one of all) sets.push(...sets.filter((set) => set.length < most).map((set) => [...set, one]))
  return sets
}

test('it reaches at least 1 - 1/e of what the best choice would', () => {
  fc.assert(
    fc.property(candidates, fc.integer({ min: 1, max: 4 }), (all, most) => {
      const greedy = whoToInvite(all, most).reduce((sum, { gain }) => sum + gain, 0)
      const optimum = Math.max(...choices(all, most).map(covers))
      expect(greedy).toBeGreaterThanOrEqual((1 - 1 / Math.E) * optimum)
      expect(greedy).toBeLessThanOrEqual(optimum)
    }),
    { numRuns: 500 },
  )
})

/** Looks at everybody for every pick. */
function plainGreedy(all: readonly Candidate[], most: number): string[] {
  const covered = new Set<string>()
  const keys: string[] = []
  while (keys.length < most) {
    const gains = all
      .filter(({ key }) => !keys.includes(key))
      .map(({ key, reaches }) => {
        const fresh = new Map<string, number>()
        for (const { target, strength } of reaches)
          if (strength >= 20 && !covered.has(target)) fresh.set(target, Math.max(strength, fresh.get(target) ?? 0))
        return { key, fresh, sum: [...fresh.values()].reduce((sum, strength) => sum + strength, 0) }
      })
      .sort((a, b) => b.fresh.size - a.fresh.size || b.sum - a.sum || (a.key < b.key ? -1 : 1))
    const [best] = gains
    if (!best || best.fresh.size === 0) break
    keys.push(best.key)
    for (const target of best.fresh.keys()) covered.add(target)
  }
  return keys
}

test('the short cut picks as the long way does, whatever the order of the candidates', () => {
  const shuffled = candidates.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  )
  fc.assert(
    fc.property(shuffled, fc.integer({ min: 0, max: 8 }), ([all, order], most) => {
      const picks = whoToInvite(order, most)
      expect(picks.map(({ key }) => key)).toEqual(plainGreedy(all, most))
      expect(picks).toEqual(whoToInvite(all, most))
    }),
    { numRuns: 1000 },
  )
})
