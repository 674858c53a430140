import { expect, test } from 'vitest'
import { decideMove, newState, type RequestState } from '../moves/move.rules.ts'
import { decideAsk, decideSubmission, needsConnector, type ConnectorFacts } from './submission.rules.ts'

const now = new Date('2026-11-16T09:00:00Z')
const tomorrow = new Date('2026-11-17T09:00:00Z')
const draft = { userId: 'mara', state: newState, connector: { email: 'ana@northgate.example' } }
const free: ConnectorFacts<{ userId: string }> = {
  openAsk: null,
  decline: null,
  judge: (at) => ({ refusal: null, at }),
}
const asked: RequestState = { ...newState, stage: 'awaiting_connector', askedAt: now }
const ended: RequestState = { ...newState, stage: 'declined' }

test('a draft is asked now, or at the time that was set', () => {
  expect(decideSubmission(draft, free, { status: 'pending' }, now).accepted).toMatchObject({ is: 'now', move: null })
  const later = decideSubmission(draft, free, { status: 'pending', scheduledFor: tomorrow.toISOString() }, now)
  expect(later.accepted).toEqual({ is: 'later', at: tomorrow, move: null })
})

test('an open ask of a teammate is joined, and one of my own is refused', () => {
  const openAsk = { userId: 'ida' }
  expect(decideSubmission(draft, { ...free, openAsk }, { status: 'pending' }, now).accepted).toMatchObject({
    is: 'join',
    other: openAsk,
  })
  const mine = { ...free, openAsk: { userId: 'mara' } }
  expect(decideSubmission(draft, mine, { status: 'pending' }, now).refused).toMatchObject({ is: 'asked_already' })
  expect(decideSubmission(draft, { ...free, openAsk }, { status: 'sent' }, now).refused).toMatchObject({
    is: 'asked_already',
  })
})

test('an ask that was made elsewhere is asked since then, whatever the rules of the connector and without an address', () => {
  const at = new Date('2026-11-14T09:00:00Z')
  const elsewhere = { how: 'linkedin', at } as const
  const quiet = { ...free, judge: () => ({ refusal: { reason: 'quiet', from: tomorrow } as const, at }) }
  const unaddressed = { ...draft, connector: { email: null } }
  expect(needsConnector(newState, { elsewhere })).toBe(true)
  const { accepted } = decideSubmission(unaddressed, quiet, { elsewhere }, now)
  expect(accepted).toMatchObject({ is: 'move', move: { askedElsewhere: 'linkedin', note: 'linkedin' } })
  expect(decideMove(newState, accepted!.move!, now)).toMatchObject({
    after: { stage: 'awaiting_connector', askedAt: at, askedElsewhere: 'linkedin' },
  })
  const noted = decideSubmission(draft, free, { elsewhere, note: 'at lunch' }, now).accepted
  expect(noted?.move?.note).toBe('linkedin: at lunch')
  const open = { ...free, openAsk: { userId: 'ida' } }
  expect(decideSubmission(draft, open, { elsewhere }, now).accepted).toMatchObject({ is: 'join', move: null })
  const mine = { ...free, openAsk: { userId: 'mara' } }
  expect(decideSubmission(draft, mine, { elsewhere }, now).refused).toMatchObject({ is: 'asked_already' })
  expect(decideSubmission({ ...draft, state: asked }, free, { elsewhere }, now).refused).toEqual({ is: 'asked_before' })
})

test('a refusal of the connector is a value with its reason', () => {
  const refusal = { reason: 'quiet', from: tomorrow } as const
  const quiet = { ...free, judge: (at: Date) => ({ refusal, at }) }
  expect(decideAsk(draft, quiet, null, now)).toEqual({ is: 'refused', refusal })
  expect(decideSubmission(draft, quiet, { status: 'pending' }, now).refused).toEqual({ is: 'refused', refusal })
})

test.each([
  ['without an address', { ...draft, connector: { email: null } }, { status: 'pending' }, 'no_address'],
  ['in the past', draft, { scheduledFor: '2026-11-15T09:00:00Z' }, 'in_past'],
  ['in two years', draft, { scheduledFor: '2028-11-15T09:00:00Z' }, 'too_far'],
  [
    'with a time after it was asked',
    { ...draft, state: asked },
    { scheduledFor: tomorrow.toISOString() },
    'not_a_draft',
  ],
  ['again after it ended', { ...draft, state: ended }, { status: 'pending' }, 'move_refused'],
] as const)('a request is refused %s', (_, request, wanted, is) => {
  expect(decideSubmission(request, free, wanted, now).refused).toMatchObject({ is })
})

test('a request that ended is drafted again and scheduled in one submission', () => {
  const wanted = { status: 'draft', scheduledFor: tomorrow.toISOString() } as const
  expect(decideSubmission({ ...draft, state: ended }, free, wanted, now).accepted).toMatchObject({
    is: 'later',
    at: tomorrow,
    move: { to: 'draft', kind: 'reopened' },
  })
})

test('a schedule is taken back, and taking back none changes nothing', () => {
  const scheduled = { ...draft, state: { ...newState, scheduledFor: tomorrow } }
  expect(decideSubmission(scheduled, null, { scheduledFor: null }, now).accepted).toMatchObject({ is: 'unschedule' })
  expect(decideSubmission(draft, null, { scheduledFor: null }, now).accepted).toEqual({ is: 'move', move: null })
})

test('the connector is looked at only where their turn begins', () => {
  const time = tomorrow.toISOString()
  expect(needsConnector(newState, { status: 'pending' })).toBe(true)
  expect(needsConnector(newState, { status: 'sent' })).toBe(true)
  expect(needsConnector(newState, { scheduledFor: time })).toBe(true)
  expect(needsConnector(ended, { status: 'draft', scheduledFor: time })).toBe(true)
  expect(needsConnector(newState, { status: 'draft' })).toBe(false)
  expect(needsConnector(newState, { status: 'cancelled', scheduledFor: null })).toBe(false)
  expect(needsConnector(asked, { status: 'replied' })).toBe(false)
})
