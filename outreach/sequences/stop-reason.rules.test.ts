import { expect, test } from 'vitest'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { stepTimes } from './step-times.rules.ts'
import { stopReasonOf } from './stop-reason.rules.ts'

const open = { stage: 'intro_sent', isBlind: false, personDeletedAt: null } as const
const now = new Date('2026-11-18T10:00:00Z')

test.each([
  [open, null],
  [{ ...open, wroteBack: true }, 'reply'],
  [{ ...open, wroteBack: true, booked: true }, 'meeting'],
  [{ ...open, isBlind: true }, 'ended'],
  [{ ...open, stage: 'converted' as const }, 'meeting'],
  [{ ...open, stage: 'declined' as const }, 'no'],
  [{ ...open, stage: 'cancelled' as const }, 'ended'],
  [{ ...open, stage: 'cancelled' as const, saidNo: true }, 'no'],
  [{ ...open, stage: 'target_replied' as const, personDeletedAt: now }, 'erased'],
])('%j ends with %j', (standing, reason) => {
  expect(stopReasonOf(standing)).toBe(reason)
})

test('steps count from the introduction, and what is past is due now', () => {
  expect(stepTimes(now, [5, 7, 14], now)).toEqual([addDays(now, 5), addDays(now, 12), addDays(now, 26)])
  expect(stepTimes(addDays(now, -30), [5, 7], now)).toEqual([now, addDays(now, 7)])
})
