import { expect, test } from 'vitest'
import { type AskTurn, byUrgency, type RequestTurn } from './turn-order.rules.ts'

const ask = (id: string, stage: AskTurn['ask']['stage'], day: number): AskTurn => ({
  ask: { id, stage, askedAt: `2026-11-0${day}T10:00:00.000Z` },
})
const request = (id: string, stage: RequestTurn['request']['stage'], day: number): RequestTurn => ({
  request: { id, stage, changedAt: `2026-11-0${day}T10:00:00.000Z` },
})

test('a target comes first, then who asked, a meeting, chores and drafts, each by how long it has waited', () => {
  const turns = [
    { approvals: 'approval' },
    { suggestion: 'seen' },
    request('draft', 'drafted', 1),
    request('met', 'meeting_booked', 1),
    request('mention', 'connector_replied', 8),
    request('replied lately', 'target_replied', 9),
    request('replied', 'target_replied', 1),
    ask('new', 'awaiting_connector', 9),
    ask('old', 'awaiting_connector', 2),
    ask('promised', 'connector_replied', 7),
  ]
  const ids = turns
    .toSorted(byUrgency)
    .map((turn) =>
      'ask' in turn ? turn.ask.id : 'request' in turn ? turn.request.id : Object.values<string>(turn).join(),
    )
  expect(ids).toEqual([
    'replied',
    'mention',
    'replied lately',
    'old',
    'promised',
    'new',
    'met',
    'approval',
    'seen',
    'draft',
  ])
})
