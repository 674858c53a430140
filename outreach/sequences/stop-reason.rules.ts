import type { Stage } from '@wellmet/introductions/stages/stages.contract.ts'
import type { StopReason } from './sequences.contract.ts'

export interface Standing {
  readonly stage: Stage
  readonly isBlind: boolean
  readonly personDeletedAt: Date | null
  /** Their mail or a meeting was seen, and nobody has recorded it yet. */
  readonly wroteBack?: boolean
  /** As the member recorded it. */
  readonly saidNo?: boolean
  readonly booked?: boolean
}

const byStage: Record<Stage, StopReason | null> = {
  drafted: 'ended',
  awaiting_connector: 'ended',
  connector_replied: 'ended',
  intro_sent: null,
  target_replied: 'reply',
  meeting_booked: 'meeting',
  converted: 'meeting',
  declined: 'no',
  cancelled: 'ended',
}

/** Why a follow-up must not be written any more; null while it may. */
export function stopReasonOf({
  stage,
  isBlind,
  personDeletedAt,
  wroteBack,
  booked,
  saidNo,
}: Standing): StopReason | null {
  if (personDeletedAt !== null) return 'erased'
  const reason = byStage[stage]
  if (reason === 'ended' && saidNo) return 'no'
  if (reason !== null) return reason
  // Passed on without the asker's name: nobody is introduced yet.
  if (isBlind) return 'ended'
  if (booked) return 'meeting'
  return wroteBack ? 'reply' : null
}
