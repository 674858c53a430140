import type { ReplyEvidence } from '@wellmet/graph/outcome-model/reply-card.rules.ts'
import {
  countedOn,
  rateOf,
  type CountedRate,
  type Counter,
} from '@wellmet/introductions/outcomes/counted-rate.rules.ts'

/** Settled openings: how many letters that began a conversation were answered within a week. */
export interface ReplyCounts {
  /** Of this sender to this recipient. */
  readonly pair: Counter
  /** Of anybody to this recipient. */
  readonly recipient: Counter
  /** Of the whole workspace. */
  readonly overall: Counter
}

export interface ReplyFacts extends ReplyCounts, Omit<ReplyEvidence, 'rate' | 'asked'> {}

const formula = {
  /** Share of first letters answered before anything is counted: Git 0.33, Enron 0.20, EU 0.37. */
  prior: 0.3,
  overallPrior: 10,
  recipientPrior: 5,
  pairPrior: 3,
} as const

/** (answered + 3 p_w) / (asked + 3), p_w = (answered_w + 5 p_0) / (asked_w + 5). */
export function replyRate({ pair, recipient, overall }: ReplyCounts, today: number): CountedRate {
  const everybody = rateOf(overall, formula.prior, formula.overallPrior, today)
  const anybody = rateOf(recipient, everybody.p, formula.recipientPrior, today)
  return rateOf(pair, anybody.p, formula.pairPrior, today)
}

/** The inputs of `replyProbability`, for the chance itself and for refitting its weights. */
export const replyEvidence = (facts: ReplyFacts, today: number): ReplyEvidence => ({
  ...facts,
  rate: replyRate(facts, today).p,
  asked: countedOn(facts.pair, today).asked,
})
