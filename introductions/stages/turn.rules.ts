import type { RepliedWith } from './stages.contract.ts'
import { waitsFor, type Stage, type Waiting } from './stages.rules.ts'

/** What the moves and the clock look at, and nothing else. */
export interface RequestProgress {
  readonly stage: Stage
  readonly repliedWith: RepliedWith | null
  readonly askedAt: Date | null
  readonly repliedAt: Date | null
  readonly targetAskedAt: Date | null
  readonly sentAt: Date | null
  readonly snoozedUntil: Date | null
  readonly reminders: number
}

type Answered = Pick<RequestProgress, 'stage' | 'repliedWith' | 'targetAskedAt'> & {
  readonly scheduledFor?: Date | null
}

/**
 * Whose turn it is. Who may mention a name writes themselves; who was asked whether they want to has to say so. A draft
 * with a time waits for that time alone.
 */
export function whoseTurn({ stage, repliedWith, targetAskedAt, scheduledFor = null }: Answered): Waiting {
  if (stage === 'drafted' && scheduledFor) return 'nobody'
  if (stage !== 'connector_replied') return waitsFor(stage)
  if (repliedWith === 'name_drop') return 'me'
  return repliedWith === 'ask_target' && targetAskedAt ? 'target' : 'connector'
}

/** Whether the connector said that they will introduce, and has not been seen to. An old yes without a kind is one. */
export const isPromised = ({ stage, repliedWith }: Pick<RequestProgress, 'stage' | 'repliedWith'>): boolean =>
  stage === 'connector_replied' && (repliedWith ?? 'introduce') === 'introduce'
