import { expect, test } from 'vitest'
import { textWithout } from './question-text.rules.ts'
import { readQuestion } from './read-question.rules.ts'

test('quotes are written again', () => {
  const question = readQuestion('"head of platform" at Acme')
  expect(textWithout(question, null)).toBe('"head of platform" at Acme')
})

test('a question can be written again without one part, and reads the same', () => {
  const question = readQuestion('find a VP of Sales who used to work at Google, at Acme or Kade, not in Berlin')
  const text = textWithout(question, null)
  expect(text).toBe('VP of Sales ex-Google at Acme or Kade not in Berlin')
  expect(readQuestion(text)).toEqual(question)
  expect(textWithout(question, question.slots[0]!)).toBe('ex-Google at Acme or Kade not in Berlin')
})
