import { expect, test } from 'vitest'
import { refusalWords } from './refusal-words.rules.ts'

test('the day from which it is possible is that of the sender', () => {
  const refused = { is: 'later', reason: 'away', from: new Date('2026-11-22T22:00:00Z') } as const
  expect(refusalWords(refused, 'Australia/Sydney').remedy).toBe('It is possible from November 23.')
  expect(refusalWords(refused, 'UTC').remedy).toBe('It is possible from November 22.')
})
