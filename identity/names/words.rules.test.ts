import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from './words.rules.ts'
import { everyWordOf, tokensOf, variantsOf, fuzzyQuery, exactQuery, searchVector, type Findable, type TokenQuery } from '../search-words/search-words.rules.ts'

const zoe = {
  name: 'Zoë Müller-Lüdenscheidt',
  company: 'Kade Systems',
  title: 'VP, Engineering',
  location: 'São Paulo',
}
/** By the marks of this contact alone. */
const isFound = (contact: Findable, { people, words }: TokenQuery): boolean => {
  const meant = everyWordOf(contact).filter((word) => variantsOf(word).some((token) => words.includes(token)))
  return tokensOf(contact).some((token) => [...people, ...meant.map((word) => `word:${word}`)].includes(token))
}

test('accents, case and punctuation are folded', () => {
  expect(fold('  Zoë  MÜLLER-Lüdenscheidt, Ph.D. ')).toBe('zoe muller ludenscheidt ph d')
  expect(fold('Łukasz Ødegård, Đức Yıldırım, Größing, Æsa Þór')).toBe('lukasz odegard duc yildirim grossing aesa thor')
})

test('every word stands in its field', () => {
  expect(searchVector(zoe)).toBe(
    "'zoe':1A 'muller':2A 'ludenscheidt':3A 'kade':4B 'systems':5B 'vp':6C 'engineering':7C 'sao':8D 'paulo':9D",
  )
  expect(searchVector({ name: '…', company: null, title: null, location: null })).toBe('')
})

test.each(['zoe', 'mu', 'mul', 'mulle', 'kad', 'engineeri', 'paulo'])('typing %s finds them', (typed) => {
  expect(isFound(zoe, exactQuery(typed))).toBe(true)
})

test.each(['mller', 'muuller', 'mueller', 'mulelr', 'mubler'])('typing %s wrongly still finds them', (typed) => {
  expect(isFound(zoe, fuzzyQuery(typed))).toBe(true)
})

test('every word one letter away has a mark in common, and so does every beginning', () => {
  const name = fc.stringMatching(/^[a-z]{4,12}$/)
  fc.assert(
    fc.property(name, fc.nat(), fc.stringMatching(/^[a-z]$/), (word, at, letter) => {
      const contact = { name: word, company: null, title: null, location: null }
      const i = at % word.length
      const wrong = word.slice(0, i) + letter + word.slice(i + 1)
      const more = word.slice(0, i) + letter + word.slice(i)
      const less = word.slice(0, i) + word.slice(i + 1)
      for (const typed of [wrong, more, less]) expect(isFound(contact, fuzzyQuery(typed))).toBe(true)
      for (let n = 2; n <= word.length; n++) expect(isFound(contact, exactQuery(word.slice(0, n)))).toBe(true)
    }),
  )
})
