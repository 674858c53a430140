import type { Ask } from '@wellmet/introductions/asks/asks.contract.ts'
import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'

export type AskTurn = { ask: Pick<Ask, 'id' | 'stage' | 'askedAt'> }
export type RequestTurn = { request: Pick<Introduction, 'id' | 'stage' | 'changedAt'> }

type Turn = AskTurn | RequestTurn

/** Good news first: somebody answered the viewer. Then what was promised, then what others wait for; a draft can wait. */
const place = (turn: Turn): number =>
  'request' in turn ? (turn.request.stage === 'drafted' ? 3 : 0) : turn.ask.stage === 'connector_replied' ? 1 : 2

const since = (turn: Turn): number => Date.parse('ask' in turn ? turn.ask.askedAt : turn.request.changedAt)

/** Of good news the newest first; of all else what has waited longest. */
export const byUrgency = (a: Turn, b: Turn): number =>
  place(a) - place(b) || (place(a) === 0 ? since(b) - since(a) : since(a) - since(b))
