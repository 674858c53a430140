import {
  replyCard,
  replyInputs,
  usualReply,
  type ReplyEvidence,
  type ReplyInput,
} from '@wellmet/graph/outcome-model/reply-card.rules.ts'
import { pointsOf, type Scorecard } from '@wellmet/platform/values/scorecard.rules.ts'
import { countedOn, doubtOf, rateOf, type CountedRate, type Counter } from './counted-rate.rules.ts'
import { outcomesMessages as m } from './outcomes.messages.ts'
import { probabilityOf, type Line, type Probability } from './probability.rules.ts'

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

/**
 * Variance of the intercept while it is not refitted to the workspace: weights of Git alone are 0.2 too low on Enron,
 * weights of Enron alone 0.4 too high on Git (2026-11).
 */
const doubtOfDefault = 0.1

/** The chance that they answer an email that opens a conversation within a week. */
export function replyProbability(
  facts: ReplyFacts,
  today: number,
  card: Scorecard<ReplyInput> = replyCard,
  doubtOfIntercept: number = doubtOfDefault,
): Probability {
  const evidence = replyEvidence(facts, today)
  const points = pointsOf(card, replyInputs(evidence), replyInputs(usualReply))
  const words = wordsFor(facts, today)
  const lines = points.map(({ name, points }): Line => ({ label: words[name], points }))
  const variance = card.weights.rate ** 2 * doubtOf(replyRate(facts, today)) + doubtOfIntercept
  return probabilityOf(lines, variance, Math.round(countedOn(facts.recipient, today).asked))
}

function wordsFor(facts: ReplyFacts, today: number): Record<ReplyInput | 'start', string> {
  const known = countedOn(facts.recipient, today)
  const asked = countedOn(facts.pair, today).asked
  return {
    start: m.replyStart(),
    rate:
      known.asked < 0.5
        ? m.repliesUnknown()
        : m.replies({ answered: Math.round(known.happened), count: Math.round(known.asked) }),
    heard: facts.heard > 0 ? m.wroteToYou() : m.wroteToYouNever(),
    ...activityWords(facts),
    recipients: m.replyRecipients({ count: facts.recipients }),
    addressed: facts.addressed === 'to' ? m.toThem() : m.inCopy(),
    asked: asked < 0.5 ? m.newConversation() : m.startedConversations({ count: Math.round(asked) }),
  }
}

export const activityWords = ({ silent, act30 }: Pick<ReplyEvidence, 'silent' | 'act30'>) => ({
  silent: silent === null ? m.lastActiveUnknown() : m.lastActive({ days: Math.floor(silent) }),
  active: act30 >= 1 ? m.activeLately() : m.littleActivity(),
})
