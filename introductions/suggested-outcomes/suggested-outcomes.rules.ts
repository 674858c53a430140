import { movesFrom, type Stage } from '../stages/stages.rules.ts'
import type { RepliedWith } from '../stages/stages.contract.ts'
import { SuggestableOutcome, type Role } from './suggested-outcomes.contract.ts'

/** The note of a record that the asker confirmed, or let be recorded, from their mail. */
export const seenInMail = 'seen_in_mail'
/** The same from their calendar. */
export const seenInCalendar = 'seen_in_calendar'

export const noteOf = (outcome: SuggestableOutcome): string =>
  outcome === 'meeting_booked' ? seenInCalendar : seenInMail

/** In the order in which they follow each other. */
const inOrder = SuggestableOutcome.options

export interface RecordableRequest {
  readonly role: Role
  readonly stage: Stage
  readonly repliedWith: RepliedWith | null
}

/**
 * What this person may say about the request now. A connector says that they introduced the two, unless they left that to
 * somebody else.
 */
export function recordableOutcomes({ role, stage, repliedWith }: RecordableRequest): SuggestableOutcome[] {
  if (stage === 'drafted') return []
  if (role === 'asker') return inOrder.filter((outcome) => movesFrom(stage).includes(outcome))
  const isTheirs = stage === 'awaiting_connector' || stage === 'connector_replied'
  return isTheirs && (repliedWith === null || repliedWith === 'introduce') ? ['intro_sent'] : []
}

/** Of each request the one that came furthest. */
export function furthestOf<T extends { requestId: string; role: Role; outcome: SuggestableOutcome }>(
  suggestions: readonly T[],
): T[] {
  const furthest = new Map<string, T>()
  for (const one of suggestions) {
    const key = `${one.role} ${one.requestId}`
    const before = furthest.get(key)
    if (!before || inOrder.indexOf(one.outcome) > inOrder.indexOf(before.outcome)) furthest.set(key, one)
  }
  return [...furthest.values()]
}
