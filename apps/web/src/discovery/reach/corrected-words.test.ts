import { expect, test } from 'vitest'
import { correctedWords } from './corrected-words.ts'

test('a slip is named with what it was taken for', () => {
  expect(correctedWords([{ typed: 'ribiero', meant: 'ribeiro' }])).toBe(
    'Showing results for “ribeiro” instead of “ribiero”.',
  )
})

test('one word may have been meant in several ways, and each word has its own sentence', () => {
  expect(
    correctedWords([
      { typed: 'mara', meant: 'maria' },
      { typed: 'mara', meant: 'marta' },
      { typed: 'nowka', meant: 'nowak' },
    ]),
  ).toBe('Showing results for “maria” or “marta” instead of “mara”. Showing results for “nowak” instead of “nowka”.')
})
