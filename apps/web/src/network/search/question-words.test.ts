import { expect, test } from 'vitest'
import { changedQuestion } from './question-words.ts'

test.each([
  [{ part: 'location', text: 'Berlin', without: 'CTO' }, 'Munich', 'CTO in Munich'],
  [{ part: 'company', text: 'Acme', without: 'CTO in Berlin' }, 'Kade', 'CTO in Berlin at Kade'],
  [{ part: 'unwanted', text: 'agencies', without: 'head of marketing' }, 'banks', 'head of marketing not banks'],
  [{ part: 'role', text: 'CTO', without: '' }, ' CISO ', 'CISO'],
  [{ part: 'former', text: 'Google', without: 'founders' }, '', 'founders'],
] as const)('%o changed to "%s" asks for "%s"', (part, text, question) => {
  expect(changedQuestion(part, text)).toBe(question)
})
