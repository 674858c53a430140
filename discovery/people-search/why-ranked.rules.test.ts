import { expect, test } from 'vitest'
import { readTerms } from './search-terms.rules.ts'
import { matchesOf } from './search.rules.ts'
import { knownWords, matchWords } from './why-ranked.rules.ts'

const facts = { name: 'Robert Kade', company: 'Kade Systems', title: 'Founder', location: 'Berlin' }
const whyOf = (query: string, whose: string | null = null, shown = facts) =>
  matchWords(matchesOf(readTerms(query), shown), { facts: shown, whose })

test('it says what matched, as the entry says it', () => {
  expect(whyOf('robert kade')).toEqual(['Name matches'])
  expect(whyOf('robe founder in berlin')).toEqual(['Name begins with “robe”', 'Founder at Kade Systems', 'In Berlin'])
  expect(whyOf('systems', 'Rana')).toEqual(['Founder at Kade Systems, says Rana'])
})

test('it says how well they are known, and no more than is known', () => {
  const relationship = { strength: 820, isTwoWay: true, freshness: 'fresh' } as const
  expect(knownWords('Rana', relationship)).toBe('Rana knows them well (fresh)')
  expect(knownWords(null, { ...relationship, strength: 300 })).toBe('You know them (fresh)')
  expect(knownWords(null, { ...relationship, strength: 100, isTwoWay: false })).toBe('You know them a little (fresh)')
  expect(knownWords('Rana', { strength: 50, isTwoWay: false, freshness: 'unknown' })).toBe(
    'Rana is connected with them',
  )
  expect(knownWords(null, { strength: null, isTwoWay: false, freshness: 'unknown' })).toBe('You have them as a contact')
})
