import { expect, test } from 'vitest'
import { sayableMoves } from './sayable-moves.ts'

test('what may have happened is at most two steps ahead', () => {
  // Asked on LinkedIn, for example: the answer can be a no there too.
  expect(sayableMoves('drafted')).toEqual(['connector_replied', 'intro_sent', 'declined', 'cancelled'])
  expect(sayableMoves('awaiting_connector')).toEqual(['connector_replied', 'intro_sent', 'declined', 'cancelled'])
  expect(sayableMoves('intro_sent')).toEqual(['target_replied', 'meeting_booked', 'cancelled'])
  expect(sayableMoves('target_replied')).toEqual(['meeting_booked', 'converted', 'cancelled'])
  expect(sayableMoves('declined')).toEqual(['drafted'])
})
