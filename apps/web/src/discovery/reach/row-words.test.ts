import { personStatesMessages as states } from '@wellmet/identity/person-states/person-states.messages.ts'
import { expect, test } from 'vitest'
import { rowWords } from './row-words.ts'

test('a row leaves to its next column what the chance is of, and says once that it is not rated', () => {
  const words = (says: Parameters<typeof rowWords>[0]['says']) => rowWords({ says })
  expect(words(states.reachable.message({ connector: 'Kofi', share: 0.32 }))).toBe('via Kofi · about 32%')
  expect(words(states.reachableNotRated.message({ connector: 'Kofi' }))).toBe('via Kofi')
  expect(words(states.notRatedCheckFirst.message({ connector: 'Kofi' }))).toBe('Check with Kofi first.')
  expect(words(states.draft.message({ connector: 'Kofi' }))).toBe('Draft to Kofi')
  expect(words(null)).toBe('')
})
