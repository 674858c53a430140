import type { OutcomeEmail } from './outcome-notices.contract.ts'

export interface OutcomeNoticeFacts {
  /** Without an ask there is nobody to tell: the asker wrote down what happened elsewhere. */
  readonly hasAsk: boolean
  readonly hasAddress: boolean
  /** By the rules of the connector. */
  readonly wantsNews: boolean
  readonly isReachable: boolean
  /** When the one email about the outcome was written. */
  readonly toldAt: Date | null
  readonly settledAt: Date | null
}

/** Whether the connector is emailed about what is recorded next, or was about what was recorded last. */
export function outcomeEmailOf({ hasAsk, toldAt, settledAt, ...facts }: OutcomeNoticeFacts): OutcomeEmail {
  if (!hasAsk) return 'wont'
  if (toldAt) return settledAt && toldAt >= settledAt ? 'will' : 'did'
  return facts.hasAddress && facts.wantsNews && facts.isReachable ? 'will' : 'wont'
}
