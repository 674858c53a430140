import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { OutcomeKind } from '@wellmet/introductions/outcomes/outcomes.contract.ts'
import { changeWordsOf } from '@wellmet/introductions/notices/change-words.rules.ts'
import { expect, test } from 'vitest'
import type { TimelineLine } from './introduction-shapes.ts'
import { chosenDay, columnOf, groupOf, moveWords, standing } from './introduction-words.ts'
import { timelineWords } from './timeline-words.ts'

const parties = {
  connector: { personId: 'c', name: 'Ana Ribeiro', kind: 'contact' as const, email: null },
  target: { personId: 't', name: 'Joost de Wit', company: null, title: null },
}
const at = (stage: Introduction['stage'], more: Partial<Introduction> = {}): Introduction =>
  ({
    ...parties,
    stage,
    repliedWith: null,
    scheduledFor: null,
    snoozedUntil: null,
    askedAt: null,
    sentAt: null,
    blind: false,
    outcomeEmail: 'will',
    isReachable: true,
    unreached: null,
    isForwarded: false,
    isOverdue: false,
    ...more,
  }) as Introduction

test('where a request stands names who is waited for, and the one thing to do', () => {
  expect(standing(at('awaiting_connector')).label).toBe('Waiting for Ana')
  expect(standing(at('awaiting_connector', { snoozedUntil: '2026-12-01T00:00:00Z' })).label).toBe(
    'Ana will look at it later',
  )
  expect(standing(at('drafted', { scheduledFor: '2026-12-01T00:00:00Z' })).label).toBe('Scheduled')
  expect(standing(at('connector_replied', { repliedWith: 'name_drop' })).advice).toContain('Write to Joost yourself')
  expect(moveWords('target_replied', parties)).toBe('Joost replied')
  expect(standing(at('target_replied', { sentAt: '2026-11-15T00:00:00Z' })).label).toBe('Joost replied')
  expect(standing(at('target_replied', { sentAt: '2026-11-15T00:00:00Z', repliedWith: 'ask_target' }))).toEqual({
    label: 'Joost wants to meet you',
    advice: 'Write within a day and offer two times.',
  })
})

test('an email that was not delivered is told before whose turn it is, with what to do instead', () => {
  const { label, advice } = standing(at('awaiting_connector', { unreached: 'connector' }))
  expect(label).toBe('Email not delivered')
  expect(advice).toContain('We couldn’t reach Ana’s mailbox. Copy the message')
  const member = { ...parties.connector, kind: 'member' as const }
  expect(standing(at('awaiting_connector', { unreached: 'connector', connector: member })).advice).toContain(
    'Ana can still see your request in Wellmet',
  )
  expect(standing(at('connector_replied', { unreached: 'target' })).advice).toContain('Ask Ana for another address')
  const failed = { at: '2026-11-18T00:00:00Z', by: 'system', kind: 'email_failed', from: null, to: null } as const
  expect(timelineWords({ ...failed, note: 'target' }, parties).said).toBe('Our email to Joost could not be delivered')
})

test('who was asked is reminded once, on a day that is said', () => {
  const advice = (askedAt: Date) => standing(at('awaiting_connector', { askedAt: askedAt.toISOString() })).advice
  expect(advice(new Date())).toMatch(/^We’ll remind Ana once, on /)
  expect(advice(new Date(Date.now() - 6 * 86_400_000))).toBe('Ana has been reminded. Wait, or ask someone else.')
})

test('who was asked elsewhere is reminded by nobody, and the timeline says how they were asked', () => {
  const askedAt = '2026-11-16T12:00:00Z'
  const waiting = at('awaiting_connector', { isMine: true, askedElsewhere: 'linkedin', askedAt })
  expect(standing(waiting)).toEqual({
    label: 'Waiting for Ana',
    advice: 'You asked Ana on LinkedIn on Nov 16. Record the answer here when it comes.',
  })
  expect(standing({ ...waiting, isOverdue: true }).advice).toContain('Follow up there')
  const joined = { ...waiting, isMine: false, askedBy: { userId: 'i', name: 'Ida Berg' } }
  expect(standing(joined).advice).toBe('Ida asked Ana without Wellmet, and records the answer.')
  const line = { at: askedAt, by: 'asker', kind: 'asked_elsewhere', from: 'drafted', to: 'awaiting_connector' } as const
  expect(timelineWords({ ...line, note: 'phone: She will look: soon' }, parties)).toEqual({
    said: 'You asked Ana by phone',
    note: 'She will look: soon',
  })
})

test('an end after the introduction sends nobody to tell the connector what Wellmet has told them', () => {
  const ended = { sentAt: '2026-11-15T00:00:00Z' }
  expect(standing(at('cancelled', ended)).advice).toMatch(/^We tell Ana by email that you didn’t get to talk/)
  for (const outcomeEmail of ['did', 'wont'] as const)
    expect(standing(at('cancelled', { ...ended, outcomeEmail })).advice).toBe(
      'Tell Ana what came of it, and thank them.',
    )
})

test('a message that was forwarded without a name introduces nobody', () => {
  const forwarded = { isForwarded: true, sentAt: '2026-11-15T00:00:00Z' }
  expect(standing(at('intro_sent', forwarded)).label).toBe('Introduced')
  const { label, advice } = standing(at('intro_sent', { ...forwarded, blind: true }))
  expect(label).toBe('Passed on without your name')
  expect(advice).toContain('Ana will tell you what Joost says')
  expect(standing(at('intro_sent', { ...forwarded, blind: true, isOverdue: true })).advice).toContain('Ask Ana')
})

test('the page of a request says of a silence what the notification about it says', () => {
  const promised = { repliedWith: 'introduce', isOverdue: true } as const
  expect(standing(at('connector_replied', promised)).advice).toBe('Remind Ana. If you were introduced, record it.')
  expect(standing(at('connector_replied', { ...promised, isOverdue: false })).advice).toContain('don’t have to do')
  const words = changeWordsOf({ kind: 'reminder', from: 'connector_replied', note: 'connector' })!
  const facts = { connector: 'Ana', target: 'Joost', note: null, hasNext: true, next: null, isPassedOn: false } as const
  const [said] = words.next({ ...facts, stage: 'connector_replied', repliedWith: 'introduce' })
  expect(said!.text).toBe(standing(at('connector_replied', promised)).advice)
})

test('of a connector who wants no more email it is not said that they will write', () => {
  const { advice } = standing(at('connector_replied', { repliedWith: 'introduce', isReachable: false }))
  expect(advice).toContain('Ana can’t be reached by email through Wellmet anymore')
})

const line = (kind: string, more: Partial<TimelineLine> = {}): TimelineLine => ({
  at: '2026-11-15T00:00:00Z',
  by: 'connector',
  kind,
  from: null,
  to: null,
  note: null,
  ...more,
})

test('a no is told with its reason in words', () => {
  expect(timelineWords(line('declined', { note: 'not_now: Busy until June' }), parties)).toEqual({
    said: 'Ana said no',
    note: 'This is not a good time. Busy until June',
  })
  expect(timelineWords(line('declined', { note: ': Busy until June' }), parties).note).toBe('Busy until June')
  expect(timelineWords(line('declined'), parties)).toEqual({ said: 'Ana said no', note: '' })
})

test('who did it is told apart, and what is not known by name is still told', () => {
  expect(timelineWords(line('accepted', { by: 'asker' }), parties).said).toBe('You recorded that Ana said yes')
  expect(timelineWords(line('accepted', { note: 'Gladly.' }), parties).note).toBe('Gladly.')
  expect(timelineWords(line('reminder', { by: 'system', note: 'target' }), parties)).toEqual({
    said: 'Still no answer from Joost',
    note: '',
  })
  expect(timelineWords(line('taken_back', { by: 'asker', note: 'email_left' }), parties).said).toBe(
    'You took back what you recorded. The email about it to Ana had already left',
  )
  expect(timelineWords(line('something_new'), parties).said).toBe('The request changed')
})

test('what the asker of a joined request did is told of them, not of the reader', () => {
  const said = (kind: string) => timelineWords(line(kind, { by: 'asker' }), parties, 'Léa Martin').said
  expect(['created', 'asked', 'meeting_booked', 'taken_back'].map(said)).toEqual([
    'Léa Martin wrote a draft',
    'Léa Martin asked Ana',
    'Léa Martin recorded what happened',
    'Léa Martin took back what they had recorded',
  ])
  expect(timelineWords(line('accepted'), parties, 'Léa Martin').said).toBe('Ana said yes and will write to Joost')
})

test('whatever the asker can record is told in words', () => {
  const said = OutcomeKind.options.map((kind) => timelineWords(line(kind, { by: 'asker' }), parties).said)
  expect(said.filter((words) => words === 'The request changed')).toEqual([])
  expect(said.at(-1)).toBe('You recorded that it led to nothing')
})

test('a connector who said yes is not said to be silent, and an end after an introduction is told as one', () => {
  const promised = { by: 'system', from: 'connector_replied' } as const
  expect(timelineWords(line('reminder', { ...promised, note: 'connector' }), parties).said).toBe(
    'Ana hasn’t introduced you yet',
  )
  expect(timelineWords(line('connector_silent', promised), parties).said).toBe('Ana didn’t introduce you')
  expect(standing(at('cancelled')).label).toBe('Ended')
  expect(standing(at('cancelled', { sentAt: '2026-11-15T00:00:00Z' })).label).toBe('Ended after the introduction')
})

test('what was not asked yet stands apart from what was, and a time that was set waits for nobody', () => {
  const draft = at('drafted', { waitsFor: 'me', dashboardStatus: 'pending' })
  const planned = at('drafted', {
    waitsFor: 'nobody',
    dashboardStatus: 'pending',
    scheduledFor: '2026-12-01T00:00:00Z',
  })
  const asked = at('awaiting_connector', { waitsFor: 'connector', dashboardStatus: 'pending' })
  expect([draft, planned, asked].map(groupOf)).toEqual(['me', 'scheduled', 'connector'])
  expect([draft, planned, asked].map(columnOf)).toEqual(['not_asked', 'not_asked', 'pending'])
})

test('a day that was chosen is that day, wherever it is read', () => {
  expect(chosenDay('2026-11-24T00:00:00.000Z')).toEqual(new Date('2026-11-24T12:00:00Z'))
  expect(chosenDay('2026-11-24T15:30:00.000Z')).toEqual(new Date('2026-11-24T15:30:00Z'))
})
