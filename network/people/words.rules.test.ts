import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, marksMistyped, marksOf, marksTyped, wordVector } from './words.rules.ts'

const zoe = {
  name: 'Zoë Müller-Lüdenscheidt',
  company: 'Kade Systems',
  title: 'VP, Engineering',
  location: 'São Paulo',
}
const isFoundBy = (looked: string[]) => marksOf(zoe).some((mark) => looked.includes(mark))

test('accents, case and punctuation are folded', () => {
  expect(fold('  Zoë  MÜLLER-Lüdenscheidt, Ph.D. ')).toBe('zoe muller ludenscheidt ph d')
})

test('every word stands in its field', () => {
  expect(wordVector(zoe)).toBe(
    "'zoe':1A 'muller':2A 'ludenscheidt':3A 'kade':4B 'systems':5B 'vp':6C 'engineering':7C 'sao':8D 'paulo':9D",
  )
  expect(wordVector({ name: '…', company: null, title: null, location: null })).toBe('')
})

test.each(['zoe', 'mu', 'mul', 'mulle', 'kad', 'engineeri', 'paulo'])('typing %s finds them', (typed) => {
  expect(isFoundBy(marksTyped(typed))).toBe(true)
})

test.each(['mller', 'muuller', 'mueller', 'mulelr', 'mubler'])('typing %s wrongly still finds them', (typed) => {
  expect(isFoundBy(marksMistyped(typed))).toBe(true)
})

test('every word one letter away has a mark in common, and so does every beginning', () => {
  const name = fc.stringMatching(/^[a-z]{4,12}$/)
  fc.assert(
    fc.property(name, fc.nat(), fc.stringMatching(/^[a-z]$/), (word, at, letter) => {
      const marks = new Set(marksOf({ name: word, company: null, title: null, location: null }))
      const i = at % word.length
      const wrong = word.slice(0, i) + letter + word.slice(i + 1)
      const more = word.slice(0, i) + letter + word.slice(i)
      const less = word.slice(0, i) + word.slice(i + 1)
      for (const typed of [wrong, more, less]) expect(marksMistyped(typed).some((mark) => marks.has(mark))).toBe(true)
      for (let n = 2; n <= word.length; n++)
        expect(marksTyped(word.slice(0, n)).some((mark) => marks.has(mark))).toBe(true)
    }),
  )
})
