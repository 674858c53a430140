import { describe, expect, test } from 'vitest'
import { knownWords, matchWords, type Match } from './why-ranked.rules.ts'

const facts = { name: 'Robert Kade', company: 'Kade Systems', title: 'Founder', location: 'Berlin' }
const match = (
  typed: string,
  field: Match['field'],
  form: Match['form'] = 'whole',
  more: Partial<Match> = {},
): Match => ({
  typed,
  field,
  form,
  facts,
  whose: null,
  ...more,
})

describe('it says what matched, as the entry says it', () => {
  test.each<[string, Match[], string[]]>([
    ['a name', [match('robert', 'name'), match('kade', 'name')], ['Name matches']],
    [
      'a beginning, a role and a place',
      [
        match('robe', 'name', 'beginning'),
        match('founder', 'title', 'meaning'),
        match('berlin', 'location', 'meaning'),
      ],
      ['Name begins with “robe”', 'Founder at Kade Systems', 'In Berlin'],
    ],
    ['a slip', [match('robret', 'name', 'mistyped')], ['Name is close to “robret”']],
    ['a nickname', [match('Bob', 'name', 'nickname')], ['“Bob” may be called “robert”']],
    ['a role and a company once', [match('founder', 'title'), match('kade', 'company')], ['Founder at Kade Systems']],
    [
      'whose entry it is',
      [match('systems', 'company', 'whole', { whose: { kind: 'member', name: 'Rana' } })],
      ['Founder at Kade Systems, says Rana'],
    ],
    [
      'that one’s own entry says it',
      [match('systems', 'company', 'whole', { whose: { kind: 'self' } })],
      ['Founder at Kade Systems, according to your contacts'],
    ],
    ['a role nearly', [match('ceo', 'title', 'near')], ['Founder at Kade Systems']],
    ['nothing', [], []],
  ])('%s', (_, matches, sentences) => {
    expect(matchWords(matches)).toEqual(sentences)
  })

  test('and nothing that it does not say', () => {
    const of = (known: Partial<typeof facts>) => ({
      facts: { ...facts, title: null, company: null, location: null, ...known },
    })
    expect(matchWords([match('kade', 'company', 'whole', of({ company: 'Kade' }))])).toEqual(['Works at Kade'])
    expect(matchWords([match('cto', 'title', 'whole', of({ title: 'CTO' }))])).toEqual(['CTO'])
    expect(matchWords([match('kade', 'company', 'meaning', of({}))])).toEqual([])
    expect(matchWords([match('berlin', 'location', 'meaning', of({}))])).toEqual([])
  })
})

test('it says how well they are known, and no more than is known', () => {
  const relationship = { strength: 820, isTwoWay: true, freshness: 'fresh' } as const
  expect(knownWords('Rana', relationship)).toBe('Rana knows them well (fresh)')
  expect(knownWords(null, { ...relationship, strength: 300 })).toBe('You know them (fresh)')
  expect(knownWords(null, { ...relationship, strength: 100 })).toBe('You know them a little (fresh)')
  expect(knownWords(null, { ...relationship, isTwoWay: false })).toBe('You have them as a contact')
  expect(knownWords('Rana', { strength: 50, isTwoWay: false, freshness: 'unknown' })).toBe(
    'Rana is connected with them',
  )
  expect(knownWords(null, { strength: null, isTwoWay: false, freshness: 'unknown' })).toBe('You have them as a contact')
})
