import type { TargetConsent } from '../asks/asks.contract.ts'
import type { Purpose } from '../guest-links/guest-links.rules.ts'
import type { RepliedWith } from '../stages/stages.contract.ts'
import { isOpen, type Stage } from '../stages/stages.rules.ts'
import type { GuestPageState, GuestReply } from './guest-pages.contract.ts'

export interface GuestRequest {
  readonly stage: Stage
  /** By the connector, and to this ask: what they said to an earlier one does not count. */
  readonly hasReplied: boolean
  readonly repliedWith: RepliedWith | null
  readonly isPostponed: boolean
  readonly targetConsent: TargetConsent | null
}

/**
 * Whether the request is where the link is for. After an answer the page goes on showing it; when the asker took the
 * request back, or it ended without an answer, there is nothing to show.
 */
export function isForThisStage(
  purpose: Purpose,
  { stage, hasReplied, repliedWith, targetConsent }: GuestRequest,
): boolean {
  if (purpose === 'outcome') return true
  if (stage === 'drafted' || stage === 'cancelled') return false
  if (purpose === 'connector') return stage === 'awaiting_connector' || hasReplied
  return targetConsent === 'yes' || (stage === 'connector_replied' && repliedWith === 'ask_target')
}

/** Where the connector's part stands. Once the introduction is on its way they have nothing left to do. */
export function pageStateOf({
  stage,
  hasReplied,
  repliedWith,
  isPostponed,
  targetConsent,
}: GuestRequest): GuestPageState {
  if (stage === 'awaiting_connector') return isPostponed ? 'later' : 'open'
  if (stage === 'declined' && hasReplied && repliedWith === null) return 'declined'
  // The two were introduced in the connector's name. Anything but a yes looks like no answer.
  if (repliedWith === 'ask_target' && targetConsent === 'yes') return 'introduced'
  // Without a word about how: they said yes somewhere else, and the asker wrote it down.
  if (stage === 'connector_replied')
    return repliedWith === null || repliedWith === 'introduce' ? 'forward' : repliedWith
  return isOpen(stage) && stage !== 'drafted' && repliedWith !== 'ask_target' ? 'sent' : 'over'
}

/** Whether this answer would change anything. After a yes, only that it was forwarded is left to say. */
export function mayReply(state: GuestPageState, answer: GuestReply['reply']): boolean {
  if (state === 'open' || state === 'later') return true
  return answer === 'sent' && state === 'forward'
}
