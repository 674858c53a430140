import { expect, test } from 'vitest'
import { meetingsSoon } from './meetings-soon.ts'

const now = new Date('2026-11-19T10:00:00Z')
const request = (meetingAt: string | null, stage: 'meeting_booked' | 'intro_sent' = 'meeting_booked') => ({
  meetingAt,
  stage,
  target: { personId: 'p', name: 'Joost', company: null, title: null },
})

test('meetings of the next three days, the soonest first, and none that is long over', () => {
  const requests = [
    request('2026-11-21T10:00:00Z'),
    request('2026-11-19T09:30:00Z'),
    request('2026-11-20T10:00:00Z'),
    request('2026-11-19T08:30:00Z'),
    request('2026-11-25T10:00:00Z'),
    request('2026-11-20T11:00:00Z', 'intro_sent'),
    request(null),
  ]
  expect(meetingsSoon(requests, now).map(({ meetingAt }) => meetingAt)).toEqual([
    '2026-11-19T09:30:00Z',
    '2026-11-20T10:00:00Z',
    '2026-11-21T10:00:00Z',
  ])
})
