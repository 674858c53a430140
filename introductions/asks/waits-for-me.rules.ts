import type { Ask } from './asks.contract.ts'
import { isPromised } from '../stages/turn.rules.ts'

/** To answer, or promised and still to be written. */
export const waitsForMe = (ask: Pick<Ask, 'stage' | 'snoozedUntil' | 'repliedWith'>): boolean =>
  ask.stage === 'awaiting_connector' ? !ask.snoozedUntil : isPromised(ask)
