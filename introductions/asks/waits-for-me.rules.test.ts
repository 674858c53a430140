import { expect, test } from 'vitest'
import { waitsForMe } from './waits-for-me.rules.ts'

const asked = { stage: 'awaiting_connector', snoozedUntil: null, repliedWith: null } as const
const answered = { ...asked, stage: 'connector_replied' } as const

test('a request waits for me until I answered, and written if I promised to write', () => {
  expect(waitsForMe(asked)).toBe(true)
  expect(waitsForMe({ ...asked, snoozedUntil: '2026-12-01T00:00:00Z' })).toBe(false)
  expect(waitsForMe({ ...answered, repliedWith: 'introduce' })).toBe(true)
  expect(waitsForMe({ ...answered, repliedWith: 'ask_target' })).toBe(false)
  expect(waitsForMe({ ...answered, repliedWith: 'name_drop' })).toBe(false)
})
