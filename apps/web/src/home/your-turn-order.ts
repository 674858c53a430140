import type { Ask } from '@wellmet/introductions/asks/asks.contract.ts'
import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'

export type AskTurn = { ask: Pick<Ask, 'id' | 'stage' | 'askedAt'> }
export type RequestTurn = { request: Pick<Introduction, 'id' | 'stage' | 'changedAt'> }

/** What was promised, then what others wait for, then what somebody answered the viewer; a draft can wait. */
const urgency = (turn: AskTurn | RequestTurn): number =>
  'ask' in turn ? (turn.ask.stage === 'connector_replied' ? 0 : 1) : turn.request.stage === 'drafted' ? 3 : 2

const since = (turn: AskTurn | RequestTurn): number =>
  Date.parse('ask' in turn ? turn.ask.askedAt : turn.request.changedAt)

/** The most urgent first, and among equals what has waited longest. */
export const byUrgency = (a: AskTurn | RequestTurn, b: AskTurn | RequestTurn): number =>
  urgency(a) - urgency(b) || since(a) - since(b)
