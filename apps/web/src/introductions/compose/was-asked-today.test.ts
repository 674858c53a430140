import { expect, test } from 'vitest'
import { wasAskedToday } from './was-asked-today.ts'

const now = new Date(2026, 10, 17, 12)
const asked = (askedAt: Date | null, isMine = true) => ({
  isMine,
  askedAt: askedAt?.toISOString() ?? null,
  connector: { personId: 'ximena' },
})

test('a connector was asked today if I asked them on this day, and not by a draft or by a teammate', () => {
  expect(wasAskedToday([asked(new Date(2026, 10, 17, 1))], 'ximena', now)).toBe(true)
  expect(wasAskedToday([asked(new Date(2026, 10, 17, 1))], 'kofi', now)).toBe(false)
  expect(wasAskedToday([asked(new Date(2026, 10, 16, 23)), asked(null)], 'ximena', now)).toBe(false)
  expect(wasAskedToday([asked(new Date(2026, 10, 17, 1), false)], 'ximena', now)).toBe(false)
})
