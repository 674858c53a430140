import { expect, test } from 'vitest'
import { isAsSeen } from './is-as-seen.ts'

test('an email that the server sent changes nothing that was seen, and an answer does', () => {
  const seen = {
    stage: 'meeting_booked',
    repliedWith: 'introduce',
    subject: 'Intro',
    message: 'Hello',
    nextStep: null,
    context: null,
    blind: false,
    scheduledFor: null,
    snoozedUntil: null,
    meetingAt: null,
    isForwarded: true,
    hasDeletedPerson: false,
    outcomeEmail: 'will',
  } as const
  const mailed = { ...seen, outcomeEmail: 'did' } as const
  expect(isAsSeen(seen, mailed)).toBe(true)
  expect(isAsSeen(seen, { ...seen, stage: 'converted' })).toBe(false)
  expect(isAsSeen(seen, { ...seen, snoozedUntil: '2026-12-04T00:00:00.000Z' })).toBe(false)
})
