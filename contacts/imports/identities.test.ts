import fc from 'fast-check'
import { expect, test } from 'vitest'
import { identitiesFrom } from './identities.ts'

test('somebody new is their strongest key', () => {
  const identities = identitiesFrom(new Map())
  expect(identities.resolve(['linkedin', 'mail'])).toBe('linkedin')
  expect(identities.changes()).toEqual([
    ['linkedin', 'linkedin'],
    ['mail', 'linkedin'],
  ])
})

test('any known key finds the person again, and brings the new ones along', () => {
  const identities = identitiesFrom(new Map([['mail', 'mail']]))
  expect(identities.resolve(['linkedin', 'mail'])).toBe('mail')
  expect(identities.resolve(['linkedin'])).toBe('mail')
  expect(identities.changes()).toEqual([['linkedin', 'mail']])
})

test('whoever shares keys with two contacts is both of them', () => {
  const identities = identitiesFrom(
    new Map([
      ['linkedin', 'linkedin'],
      ['mail', 'mail'],
      ['phone', 'mail'],
    ]),
  )
  expect(identities.resolve(['linkedin', 'mail'])).toBe('linkedin')
  expect(identities.merges()).toEqual([['linkedin', 'mail']])
  expect(identities.resolve(['phone'])).toBe('linkedin')
})

test('the same again changes nothing', () => {
  const identities = identitiesFrom(
    new Map([
      ['linkedin', 'linkedin'],
      ['mail', 'linkedin'],
    ]),
  )
  identities.resolve(['linkedin', 'mail'])
  expect(identities.changes()).toEqual([])
})

test('two who are not the same stay two whatever a row says, and each keeps their keys', () => {
  const known = new Map([
    ['linkedin', 'linkedin'],
    ['mail', 'mail'],
  ])
  const identities = identitiesFrom(known, [['linkedin', 'mail']])
  expect(identities.resolve(['linkedin', 'mail', 'phone'])).toBe('linkedin')
  expect(identities.merges()).toEqual([])
  expect(identities.changes()).toEqual([['phone', 'linkedin']])
  expect(identities.resolve(['mail'])).toBe('mail')
})

test('whoever becomes one with somebody is not the same as those whom that one is not the same as', () => {
  const known = new Map([
    ['a', 'a'],
    ['b', 'b'],
    ['c', 'c'],
  ])
  const identities = identitiesFrom(known, [['a', 'b']])
  identities.resolve(['c', 'a'])
  expect(identities.resolve(['c', 'b'])).toBe('c')
  expect(identities.merges()).toEqual([['c', 'a']])
  expect(identities.resolve(['b'])).toBe('b')
})

/** What merging means, without any care for its cost: a merge walks every key. */
function plainIdentities(known: ReadonlyMap<string, string>, notTheSame: readonly (readonly [string, string])[]) {
  const meaning = new Map(known)
  const merges: [string, string][] = []
  const apart: [string, string][] = notTheSame.flatMap(([a, b]): [string, string][] => [
    [a, b],
    [b, a],
  ])
  const areApart = (a: string, b: string) => apart.some(([x, y]) => x === a && y === b)
  return {
    meaning,
    merges,
    resolve(keys: readonly string[]): string {
      const people = new Set(keys.flatMap((key) => meaning.get(key) ?? []))
      const [survivor = keys[0]!, ...others] = people
      for (const other of others) {
        if (areApart(survivor, other)) continue
        merges.push([survivor, other])
        const ofOther = apart.filter(([a]) => a === other)
        for (const [, b] of ofOther) apart.push([survivor, b], [b, survivor])
        for (const [key, person] of meaning) if (person === other) meaning.set(key, survivor)
      }
      for (const key of keys) if (!meaning.has(key)) meaning.set(key, survivor)
      return survivor
    },
  }
}

test('any rows, known keys and people kept apart come out as by the plain definition', () => {
  const key = fc.integer({ min: 0, max: 14 }).map((n) => `k${n}`)
  // A person is one of their own keys, as in the database.
  const groups = fc.uniqueArray(key, { maxLength: 12 }).chain((keys) =>
    fc.array(fc.nat({ max: 3 }), { minLength: keys.length, maxLength: keys.length }).map((group) => {
      const first = (n: number) => keys[group.indexOf(n)]!
      return new Map(keys.map((one, i) => [one, first(group[i]!)] as const))
    }),
  )
  const rows = fc.array(fc.uniqueArray(key, { minLength: 1, maxLength: 4 }), { maxLength: 30 })
  fc.assert(
    fc.property(groups, fc.array(fc.tuple(key, key), { maxLength: 4 }), rows, (known, pairs, files) => {
      const notTheSame = pairs.filter(([a, b]) => a !== b)
      const [identities, plain] = [identitiesFrom(known, notTheSame), plainIdentities(known, notTheSame)]
      for (const keys of files) expect(identities.resolve(keys)).toBe(plain.resolve(keys))
      const changed = [...plain.meaning].filter(([one, person]) => known.get(one) !== person)
      expect(new Map(identities.changes())).toEqual(new Map(changed))
      const last = (person: string): string => {
        const next = plain.merges.find(([, gone]) => gone === person)
        return next ? last(next[0]) : person
      }
      expect(identities.merges()).toEqual(plain.merges.map(([survivor, gone]) => [last(survivor), gone]))
      for (const [, person] of plain.meaning) expect(identities.survivorOf(person)).toBe(person)
    }),
    { numRuns: 500 },
  )
})

/** The time of the processor in milliseconds for rows that each join all before: the new one survives, or the old one. */
function chained(merges: number, isNewFirst: boolean): number {
  const known = new Map(Array.from({ length: merges + 1 }, (_, n) => [`p${n}`, `p${n}`] as const))
  const began = process.cpuUsage()
  const identities = identitiesFrom(known)
  for (let n = 1; n <= merges; n++) {
    const pair = [`p${n}`, `p${n - 1}`]
    identities.resolve(isNewFirst ? pair : pair.toReversed())
  }
  expect(identities.merges()).toHaveLength(merges)
  expect(new Set(identities.changes().map(([, person]) => person)).size).toBe(1)
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000
}

test.each([true, false])('the time of chained merges grows with their number, not with its square', (isNewFirst) => {
  chained(2_000, isNewFirst)
  const few = Math.min(...[1, 2, 3].map(() => chained(2_000, isNewFirst)))
  const many = Math.min(...[1, 2, 3].map(() => chained(20_000, isNewFirst)))
  // Ten times as many: 10 would be linear, 100 the square. Between them lies what a busy machine adds.
  expect(many / few).toBeLessThan(40)
})

test('a person whose own key is new is found under who they became', () => {
  const identities = identitiesFrom(
    new Map([
      ['mail', 'old'],
      ['linkedin', 'linkedin'],
    ]),
  )
  identities.resolve(['linkedin', 'mail'])
  expect(identities.resolve(['old', 'mail'])).toBe('linkedin')
  expect(identities.resolve(['old'])).toBe('linkedin')
})
