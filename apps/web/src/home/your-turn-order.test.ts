import { expect, test } from 'vitest'
import { type AskTurn, byUrgency, type RequestTurn } from './your-turn-order.ts'

const ask = (id: string, stage: AskTurn['ask']['stage'], day: number): AskTurn => ({
  ask: { id, stage, askedAt: `2026-11-0${day}T10:00:00.000Z` },
})
const request = (id: string, stage: RequestTurn['request']['stage'], day: number): RequestTurn => ({
  request: { id, stage, changedAt: `2026-11-0${day}T10:00:00.000Z` },
})

test('the newest good news comes first, then a promise, a question and a draft, each by how long it has waited', () => {
  const turns = [
    request('draft', 'drafted', 1),
    request('mention', 'connector_replied', 8),
    request('replied', 'target_replied', 9),
    ask('new', 'awaiting_connector', 9),
    ask('old', 'awaiting_connector', 2),
    ask('promised', 'connector_replied', 7),
  ]
  const ids = turns.toSorted(byUrgency).map((turn) => ('ask' in turn ? turn.ask.id : turn.request.id))
  expect(ids).toEqual(['replied', 'mention', 'promised', 'old', 'new', 'draft'])
})
