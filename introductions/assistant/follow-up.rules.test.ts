import { expect, test } from 'vitest'
import { writeFollowUp } from './follow-up.rules.ts'

test('the day of a meeting is that of whoever writes', () => {
  const { message } = writeFollowUp('thanks', {
    requestId: 'one',
    stage: 'meeting_booked',
    asker: 'Mara Lind',
    workspace: 'Halyard',
    headline: null,
    now: new Date('2026-11-20T10:00:00Z'),
    connector: 'Bob Reyes',
    target: 'Ana Ribeiro',
    repliedWith: 'introduce',
    askedAt: null,
    sentAt: null,
    // Six in the evening in San Francisco.
    meetingAt: new Date('2026-11-25T02:00:00Z'),
    timeZone: 'America/Los_Angeles',
    evidence: () => [],
  })
  expect(message).toContain('a meeting booked for November 24')
})
