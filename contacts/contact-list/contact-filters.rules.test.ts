import { expect, test } from 'vitest'
import { hasFilters, matchOf } from './contact-filters.rules.ts'

const today = 20_000

test('without filters every strength and every day matches, unknown ones too', () => {
  expect(hasFilters({})).toBe(false)
  expect(matchOf({}, today)).toEqual({
    leastStrength: -1,
    mostStrength: 1000,
    firstDay: -2_147_483_648,
    lastDay: 2_147_483_647,
    evidence: null,
    words: null,
    source: null,
    tag: null,
  })
})

test('unknown matches nothing else', () => {
  expect(matchOf({ strength: 'unknown', freshness: 'unknown' }, today)).toMatchObject({
    leastStrength: -1,
    mostStrength: -1,
    firstDay: -2_147_483_648,
    lastDay: -2_147_483_648,
  })
})

test('each word of the text is looked for as the beginning of a word, without accents', () => {
  expect(matchOf({ q: ' Zoë  O’Neil ' }, today).words).toBe("'zoe':* & 'o':* & 'neil':*")
})

test('punctuation cannot reach the text query, and alone filters nothing', () => {
  expect(matchOf({ q: "a & b | c:* '); drop" }, today).words).toBe("'a':* & 'b':* & 'c':* & 'drop':*")
  expect(hasFilters({ q: '!!!' })).toBe(false)
  expect(matchOf({ q: '!!!' }, today).words).toBeNull()
})

test.each([{ q: 'ana' }, { strength: 'weak' }, { company: 'Kade' }, { source: 'cards.vcf' }] as const)(
  '%o is a filter',
  (filters) => expect(hasFilters(filters)).toBe(true),
)
