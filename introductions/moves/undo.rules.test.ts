import { expect, test } from 'vitest'
import { newState, type RequestState } from './move.rules.ts'
import { shownUndo, stateBefore, undoOf } from './undo.rules.ts'

const now = new Date('2026-11-16T09:00:00Z')
const asked: RequestState = {
  ...newState,
  stage: 'awaiting_connector',
  askedAt: new Date('2026-11-10T09:00:00Z'),
}
const meeting = { to: 'meeting', by: 'asker', kind: 'meeting_booked' } as const

test('what the asker recorded goes back to exactly where it stood', () => {
  const undo = undoOf(asked, meeting, 'meeting_booked', now)!
  expect(stateBefore(JSON.parse(JSON.stringify(undo)))).toEqual(asked)
  expect(shownUndo(undo, now)).toMatchObject({ to: 'awaiting_connector', emailsAt: '2026-11-16T09:00:10.000Z' })
})

test('it can be corrected for a week, and only what the asker said themselves', () => {
  const undo = undoOf(asked, meeting, 'meeting_booked', now)!
  expect(shownUndo(undo, new Date('2026-11-23T08:59:00Z'))).not.toBeNull()
  expect(shownUndo(undo, new Date('2026-11-23T09:00:00Z'))).toBeNull()
  expect(undoOf(asked, { ...meeting, by: 'connector' }, null, now)).toBeNull()
  expect(undoOf(newState, { to: 'pending', by: 'asker', kind: 'asked' }, null, now)).toBeNull()
  expect(undoOf(newState, { to: 'pending', by: 'asker', kind: 'asked_elsewhere' }, null, now)).not.toBeNull()
  expect(undoOf(asked, { to: 'archived', by: 'asker', kind: 'next_path' }, null, now)).toBeNull()
})
