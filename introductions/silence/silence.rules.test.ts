import { expect, test } from 'vitest'
import { whoseTurn, type RequestProgress } from '../stages/turn.rules.ts'
import { mayTryNext, nextSilence, remindersDue } from './silence.rules.ts'

const on = (date: number): Date => new Date(Date.UTC(2026, 10, date))
const asked: RequestProgress = {
  stage: 'awaiting_connector',
  repliedWith: null,
  askedAt: on(1),
  repliedAt: null,
  targetAskedAt: null,
  sentAt: null,
  snoozedUntil: null,
  reminders: 0,
}
const answered: RequestProgress = { ...asked, stage: 'connector_replied', repliedAt: on(3) }

test('after a yes it depends on what was promised', () => {
  expect(whoseTurn({ ...answered, repliedWith: 'introduce' })).toBe('connector')
  expect(whoseTurn({ ...answered, repliedWith: 'name_drop' })).toBe('me')
  expect(whoseTurn({ ...answered, repliedWith: 'ask_target' })).toBe('connector')
  expect(whoseTurn({ ...answered, repliedWith: 'ask_target', targetAskedAt: on(4) })).toBe('target')
})

test('a draft is mine to finish, and nobody has to do anything about one with a time', () => {
  const draft = { ...asked, stage: 'drafted', askedAt: null } as const
  expect(whoseTurn(draft)).toBe('me')
  expect(whoseTurn({ ...draft, scheduledFor: on(20) })).toBe('nobody')
})

test('silence is told after 5 and 12 days and ends it after 30', () => {
  expect(nextSilence(asked)).toEqual({ of: 'connector', next: 'reminder', at: on(6) })
  expect(nextSilence({ ...asked, reminders: 1 })).toEqual({ of: 'connector', next: 'reminder', at: on(13) })
  expect(nextSilence({ ...asked, reminders: 2 })).toEqual({ of: 'connector', next: 'end', at: on(31) })
})

test('who said later is not silent before that, and whose own turn it is never', () => {
  expect(nextSilence({ ...asked, snoozedUntil: on(20) })!.at).toEqual(on(25))
  expect(nextSilence({ ...answered, repliedWith: 'name_drop' })).toBeNull()
  expect(nextSilence({ ...asked, stage: 'drafted', askedAt: null })).toBeNull()
  expect(nextSilence({ ...answered, stage: 'intro_sent', sentAt: on(8) })).toMatchObject({ of: 'target', at: on(13) })
})

test('whoever was away for two reminders sends one', () => {
  expect([on(5), on(6), on(13), on(40)].map((now) => remindersDue(asked, now))).toEqual([0, 1, 2, 2])
})

test('the next path is for whoever got a no, or waits in vain', () => {
  expect(mayTryNext(asked, on(2))).toBe(false)
  expect(mayTryNext(asked, on(6))).toBe(true)
  expect(mayTryNext({ ...asked, snoozedUntil: on(10) }, on(6))).toBe(false)
  expect(mayTryNext(answered, on(4))).toBe(false)
  expect(mayTryNext({ ...asked, stage: 'intro_sent', sentAt: on(5) }, on(6))).toBe(false)
  expect(mayTryNext({ ...asked, stage: 'declined' }, on(2))).toBe(true)
})
