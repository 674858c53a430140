import { ninetyFive, shareOf } from '../outcomes/share.rules.ts'
import type { ConversionStep } from './network-growth.contract.ts'

export interface Counted {
  readonly sent: number
  readonly opened: number
  readonly accepted: number
  readonly joined: number
  readonly imported: number
  readonly asked: number
}

/**
 * A count of fewer members could reveal what one of them did. Members are also counted in groups of this size
 * (network-growth.sql).
 */
export const fewestJoined = 5
/** Below, the next invitation may go quite differently. */
export const fewestSent = 20

/** Two windows of one's own choice could differ by one member, and tell what that one did. */
const windows = [30, 90, 365, 730] as const

/** The smallest window that has room for so many days. */
export const windowFor = (days: number): number => windows.find((window) => window >= days) ?? windows[3]

export function stepsOf({ sent, opened, accepted, joined, imported, asked }: Counted): ConversionStep[] {
  const step = (name: ConversionStep['step'], of: ConversionStep['of'], happened: number, n: number) => ({
    step: name,
    of,
    ...shareOf(happened, n, ninetyFive),
  })
  const hidden = { n: null, happened: null, p: null, low: null, high: null }
  const mayTell = joined >= fewestJoined
  return [
    step('sent', 'sent', sent, sent),
    step('opened', 'sent', opened, sent),
    step('accepted', 'sent', accepted, sent),
    mayTell ? step('first_import', 'accepted', imported, joined) : { step: 'first_import', of: 'accepted', ...hidden },
    mayTell ? step('first_ask', 'accepted', asked, joined) : { step: 'first_ask', of: 'accepted', ...hidden },
  ]
}
