import type { Ask } from '@wellmet/introductions/asks/asks.contract.ts'

/** To answer, or promised and still to be written. */
export const waitsForMe = ({
  stage,
  snoozedUntil,
  repliedWith,
}: Pick<Ask, 'stage' | 'snoozedUntil' | 'repliedWith'>): boolean =>
  stage === 'awaiting_connector'
    ? !snoozedUntil
    : stage === 'connector_replied' && (repliedWith ?? 'introduce') === 'introduce'
