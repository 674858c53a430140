import { expect, test } from 'vitest'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { isUndecided, settleAsk, settleIntroduction, type AskedRequest } from './settle.rules.ts'

const askedAt = new Date('2026-03-01T12:00Z')
const after = (days: number): Date => addDays(askedAt, days)
const asked: AskedRequest = {
  userId: 'me',
  connectorKey: '1',
  targetKey: '2',
  company: null,
  stage: 'awaiting_connector',
  repliedWith: null,
  askedAt,
  targetAskedAt: null,
  sentAt: null,
  settledAt: null,
  meetingAt: null,
  snoozedUntil: null,
  outcomes: [],
  isDenied: false,
  isCounted: true,
  connectorKind: 'member',
  acting: null,
  engaging: null,
}

test('an ask says nothing for two weeks, and then silence is a no', () => {
  expect(settleAsk(asked, after(13))).toBeNull()
  expect(settleAsk(asked, after(14))).toMatchObject({ happened: false })
  expect(settleAsk({ ...asked, snoozedUntil: after(30) }, after(20))).toBeNull()
})

test('what came of it is undecided while it is open and nobody was silent too long', () => {
  expect(isUndecided(asked, after(13))).toBe(true)
  expect(isUndecided(asked, after(14))).toBe(false)
  expect(isUndecided({ ...asked, stage: 'connector_replied', outcomes: ['connector_accepted'] }, after(20))).toBe(true)
  expect(isUndecided({ ...asked, stage: 'intro_sent', sentAt: after(1) }, after(14))).toBe(true)
  expect(isUndecided({ ...asked, stage: 'intro_sent', sentAt: after(1) }, after(15))).toBe(false)
  for (const stage of ['declined', 'cancelled'] as const) expect(isUndecided({ ...asked, stage }, after(1))).toBe(false)
})

test('an answer settles it at once', () => {
  expect(settleAsk({ ...asked, outcomes: ['connector_accepted'] }, after(1))).toMatchObject({ happened: true })
  expect(settleAsk({ ...asked, outcomes: ['connector_declined'] }, after(1))).toMatchObject({ happened: false })
  // A yes that was taken back before anything was sent is a no.
  const takenBack = { ...asked, outcomes: ['connector_accepted', 'connector_declined'] } as const
  expect(settleAsk(takenBack, after(2))).toMatchObject({ happened: false })
})

test('what the asker took back early is no outcome of anybody', () => {
  const takenBack = { ...asked, stage: 'cancelled', settledAt: after(3) } as const
  expect(settleAsk(takenBack, after(60))).toBeNull()
  expect(settleAsk({ ...takenBack, settledAt: after(20) }, after(60))).toMatchObject({ happened: false })
})

test('an introduction is settled by the target’s answer, or two weeks after it was made', () => {
  expect(settleIntroduction(asked, after(60))).toBeNull()
  const sent = { ...asked, stage: 'intro_sent', sentAt: after(2) } as const
  expect(settleIntroduction(sent, after(15))).toBeNull()
  expect(settleIntroduction(sent, after(16))).toMatchObject({ happened: false })
  expect(settleIntroduction({ ...sent, stage: 'target_replied' }, after(3))).toMatchObject({ happened: true })
  const met = { ...sent, stage: 'cancelled', settledAt: after(9), outcomes: ['target_replied'] } as const
  expect(settleIntroduction(met, after(10))).toMatchObject({ happened: true })
})

test('neither an answer nor silence says anything where only the asker vouches for the mailbox', () => {
  const answered = {
    ...asked,
    isCounted: false,
    outcomes: ['connector_accepted', 'intro_sent'] as const,
    sentAt: after(1),
  }
  expect([settleAsk(answered, after(40)), settleIntroduction(answered, after(40))]).toEqual([null, null])
  expect(settleAsk({ ...asked, isCounted: false }, after(40))).toBeNull()
})
