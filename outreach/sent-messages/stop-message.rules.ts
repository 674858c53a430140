import type { Stage } from '@wellmet/introductions/stages/stages.contract.ts'
import type { MessageReason } from './sent-messages.contract.ts'

export interface SinceWriting {
  readonly isErased: boolean
  /** Their mail came in. */
  readonly wroteBack: boolean
  /** Of the request that it is about; null if it is about none. */
  readonly stage: Stage | null
  readonly stageAtWriting: Stage | null
  readonly isPersonDeleted: boolean
  readonly saidNo: boolean
  /** Of the sequence whose step it is; null if it is no step of one. */
  readonly isSequenceOver: boolean | null
}

const byStage: Partial<Record<Stage, MessageReason>> = {
  target_replied: 'reply',
  meeting_booked: 'meeting',
  converted: 'meeting',
  declined: 'no',
  cancelled: 'ended',
}

/** Why a message must not leave any more, by what happened since it was written; null if it may. */
export function stopMessageReason(since: SinceWriting): MessageReason | null {
  if (since.isErased || since.isPersonDeleted) return 'erased'
  if (since.saidNo) return 'no'
  if (since.wroteBack) return 'reply'
  const { stage, stageAtWriting } = since
  const reason = stage === null || stage === stageAtWriting ? undefined : byStage[stage]
  if (reason) return reason
  return since.isSequenceOver ? 'ended' : null
}
