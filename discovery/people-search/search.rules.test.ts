import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fuzzy, fieldLengths, readTerms, queryTerms } from './search-terms.rules.ts'
import { askedOf, correctionsOf, matchesOf } from './search.rules.ts'
import { isOneTypo } from '@wellmet/identity/names/spelling.rules.ts'
import {
  everyWordOf,
  tokensOf,
  variantsOf,
  wordsOf,
  type Findable,
  type TokenQuery,
} from '@wellmet/identity/names/words.rules.ts'

const wordsAsked = (query: string) => readTerms(query).map(({ words }) => words.join(' '))
const nobody: Findable = { name: '', company: null, title: null, location: null }

describe('what is looked for', () => {
  test.each([
    ['CTO at Kade in Berlin', ['cto', 'kade', 'berlin']],
    ['Zoë  MÜLLER, zoe', ['zoe', 'muller']],
    ['the head of the platform', ['head', 'platform']],
    ['of the', ['of', 'the']],
    ['"head of platform" berlin', ['head of platform', 'berlin']],
    ['“head of” «platform»', ['head of', 'platform']],
    ['"kade', ['kade']],
    ['"" !?', []],
  ])('%s', (query, words) => {
    expect(wordsAsked(query)).toEqual(words)
  })

  test('a query is text to PostgreSQL, whatever was typed', () => {
    expect(askedOf(readTerms("o'neil & x:*")).all).not.toMatch(/[&|:*]'|\\/)
    expect(askedOf(readTerms('"ana ribeiro"')).nameIs).toEqual(["'ana':A <-> 'ribeiro':A"])
    expect(askedOf(readTerms('a')).nameBegins).toEqual([null])
  })
})

describe('a slip', () => {
  test.each([
    ['priya', 'pryia', true],
    ['priya', 'prya', true],
    ['priya', 'priyaa', true],
    ['priya', 'prixa', true],
    ['priya', 'priya', false],
    ['priya', 'prixx', false],
    ['priya', 'yripa', false],
    ['abcd', 'abdce', false],
    ['abcdef', 'abc', false],
  ])('%s for %s: %s', (typed, word, isTypo) => {
    expect(isOneTypo(typed, word)).toBe(isTypo)
    expect(isOneTypo(word, typed)).toBe(isTypo)
  })

  test('is forgiven in words of four letters and more, outside quotes', () => {
    const terms = fuzzy(readTerms('pryia tom "nowka"'), ['priya', 'nowak', 'tim'])
    expect(terms.map(({ meant }) => meant)).toEqual([[], ['priya'], []])
    expect(fieldLengths(readTerms('tom "nowka"'))).toEqual([])
    expect(correctionsOf(matchesOf(terms, { ...nobody, name: 'Priya Tom Nowka' }))).toEqual([
      { typed: 'pryia', meant: 'priya' },
    ])
  })
})

describe('where it is found', () => {
  const facts = { name: 'Robert Kade', company: 'Kade Systems', title: 'Founder', location: 'Berlin' }
  test.each([
    ['kade', 'name', 'whole'],
    ['bob', 'name', 'nickname'],
    ['systems', 'company', 'whole'],
    ['rob', 'name', 'nickname'],
    ['robe', 'name', 'beginning'],
    ['foun', 'title', 'beginning'],
    ['"kade systems"', 'company', 'whole'],
    ['berlin', 'location', 'whole'],
  ])('%s', (query, field, form) => {
    expect(matchesOf(readTerms(query), facts)).toMatchObject([{ field, form }])
  })

  test.each(['berl', 'k', '"robert systems"', '"kade kade"', '"found"'])('%s is not', (query) => {
    expect(matchesOf(readTerms(query), facts)).toEqual([])
  })
})

test('whoever matches on what is shown is found by the marks of that alone', () => {
  // Otherwise they would be found only when somebody else, who shares nothing, has the word too.
  const word = fc.stringMatching(/^[abé]{1,5}$/)
  const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(' '))
  const contact = fc.record({
    name: text,
    company: fc.option(text, { nil: null }),
    title: fc.option(text, { nil: null }),
    location: fc.option(text, { nil: null }),
  })
  let matched = 0
  fc.assert(
    fc.property(contact, fc.array(word, { minLength: 1, maxLength: 4 }), fc.boolean(), (facts, typed, quote) => {
      const terms = readTerms(quote ? `"${typed.join(' ')}"` : typed.join(' '))
      const tokens = new Set(tokensOf(facts))
      const isMeant = (words: readonly string[]) => (word: string) =>
        variantsOf(word).some((token) => words.includes(token))
      const isFound = (slots: TokenQuery[]) =>
        slots.every(
          ({ people, words }) => people.some((token) => tokens.has(token)) || everyWordOf(facts).some(isMeant(words)),
        )
      const meant = fuzzy(terms, wordsOf(facts.name))
      const [isMatch, isForgiven] = [terms, meant].map((asked) => matchesOf(asked, facts).length === asked.length)
      if (isMatch) matched += 1
      return (!isMatch || isFound(queryTerms(terms))) && (!isForgiven || isFound(queryTerms(meant, { forgive: true })))
    }),
    { numRuns: 2_000 },
  )
  expect(matched).toBeGreaterThan(100)
})
