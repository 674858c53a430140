import type { Ask } from '../asks/asks.contract.ts'
import type { Introduction } from '../requests/introductions.contract.ts'

export type AskTurn = { ask: Pick<Ask, 'id' | 'stage' | 'askedAt'> }
export type RequestTurn = { request: Pick<Introduction, 'id' | 'stage' | 'changedAt'> }
/** Confirmations and approvals can wait a day. */
type ChoreTurn = { suggestion: unknown } | { approvals: unknown }

type Turn = AskTurn | RequestTurn | ChoreTurn

/** By what waiting costs: a target who is to hear from the viewer, then who asked the viewer, then chores; a draft can wait. */
function place(turn: Turn): number {
  if ('ask' in turn) return 1
  if (!('request' in turn)) return 3
  const { stage } = turn.request
  if (stage === 'drafted') return 4
  return stage === 'target_replied' || stage === 'connector_replied' ? 0 : 2
}

function since(turn: Turn): number {
  if ('ask' in turn) return Date.parse(turn.ask.askedAt)
  return 'request' in turn ? Date.parse(turn.request.changedAt) : 0
}

/** Of one kind, what has waited longest comes first. */
export const byUrgency = (a: Turn, b: Turn): number => place(a) - place(b) || since(a) - since(b)
