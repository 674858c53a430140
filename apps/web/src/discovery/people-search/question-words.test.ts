import { expect, test } from 'vitest'
import { changedQuestion, partLabel } from './question-words.ts'

test.each([
  [{ part: 'location', text: 'Berlin', without: 'CTO' }, 'Munich', 'CTO in Munich'],
  [{ part: 'company', text: 'Acme', without: 'CTO in Berlin' }, 'Kade', 'CTO in Berlin at Kade'],
  [{ part: 'unwanted', text: 'agencies', without: 'head of marketing' }, 'banks', 'head of marketing not banks'],
  [{ part: 'role', text: 'CTO', without: '' }, ' CISO ', 'CISO'],
  [{ part: 'former', text: 'Google', without: 'founders' }, '', 'founders'],
] as const)('%o changed to "%s" asks for "%s"', (part, text, question) => {
  expect(changedQuestion(part, text)).toBe(question)
})

test('a word that may be a name, a company or a place is not called a name', () => {
  expect(partLabel({ part: 'word', text: 'Tandem', without: '' })).toBe('Keyword')
})
