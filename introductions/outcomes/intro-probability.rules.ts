import {
  engagementCard,
  engagementInputs,
  usualEngagement,
  type EngagementEvidence,
  type EngagementInput,
} from '@wellmet/graph/outcome-model/engagement-card.rules.ts'
import { logit, pointsOf, type Scorecard } from '@wellmet/platform/values/scorecard.rules.ts'
import { countedOn, doubtOf, rateOf, type Counter } from './counted-rate.rules.ts'
import { outcomesMessages as m } from './outcomes.messages.ts'
import { both, probabilityOf, type Line, type Probability } from './probability.rules.ts'
import { activityWords, replyRate, type ReplyCounts } from './reply-probability.rules.ts'

export interface EngagementFacts extends Pick<EngagementEvidence, 'silent' | 'act30' | 'recipients'> {
  /** Settled introductions: to the target, through the connector, of the whole workspace. */
  readonly target: Counter
  readonly connector: Counter
  readonly overall: Counter
  /** How the target answers the connector's letters. */
  readonly replies: ReplyCounts
}

const formula = {
  /** Introductions taken up before anything is counted. Between Enron's 0.08 and Git's 0.37 before the test period. */
  prior: 0.2,
  overallPrior: 10,
  targetPrior: 3,
  connectorPrior: 5,
  /** Requests to a connector that weigh as much as the chance that they answer at all. A prior: no data set has requests. */
  actsPrior: 3,
} as const

/** Shares of introductions that are expected to be taken up, each drawn to that of everybody. */
export function ratesOf(
  { target, connector, overall }: Pick<EngagementFacts, 'target' | 'connector' | 'overall'>,
  today: number,
) {
  const everybody = rateOf(overall, formula.prior, formula.overallPrior, today)
  return {
    everybody,
    target: rateOf(target, everybody.p, formula.targetPrior, today),
    connector: rateOf(connector, everybody.p, formula.connectorPrior, today),
  }
}

/** The inputs of the target's factor, for the chance itself and for refitting its weights. */
export function engagementEvidence(facts: EngagementFacts, today: number): EngagementEvidence {
  const rates = ratesOf(facts, today)
  return {
    ...facts,
    rate: rates.target.p,
    introduced: countedOn(facts.target, today).asked,
    throughConnector: rates.connector.p,
    answersConnector: replyRate(facts.replies, today).p,
  }
}

/**
 * Variance of the intercept while it is not refitted to the workspace. Communities differ widely: weights of Git alone are
 * 1.4 too low on Enron, weights of Enron alone 1.0 too low on Git (2026-11).
 */
const doubtOfDefault = 1.4

/** `introductionChance`, second factor: the target takes up an introduction within two weeks. */
export function engagementProbability(
  facts: EngagementFacts,
  today: number,
  card: Scorecard<EngagementInput> = engagementCard,
  doubtOfIntercept: number = doubtOfDefault,
): Probability {
  const points = pointsOf(card, engagementInputs(engagementEvidence(facts, today)), engagementInputs(usualEngagement))
  const words = wordsFor(facts, today)
  const lines = points.map(({ name, points }): Line => ({ label: words[name], points }))
  const rates = ratesOf(facts, today)
  const variance =
    card.weights.rate ** 2 * doubtOf(rates.target) +
    card.weights.through ** 2 * doubtOf(rates.connector) +
    card.weights.answers ** 2 * doubtOf(replyRate(facts.replies, today)) +
    doubtOfIntercept
  return probabilityOf(lines, variance, Math.round(countedOn(facts.target, today).asked))
}

function wordsFor(facts: EngagementFacts, today: number): Record<EngagementInput | 'start', string> {
  const target = countedOn(facts.target, today)
  const connector = countedOn(facts.connector, today)
  const replies = countedOn(facts.replies.pair, today)
  return {
    start: m.introductionStart(),
    rate:
      target.asked < 0.5
        ? m.targetEngagedUnknown()
        : m.targetEngaged({ engaged: Math.round(target.happened), count: Math.round(target.asked) }),
    introduced: m.introductionsLately({ count: Math.round(target.asked) }),
    answers:
      replies.asked < 0.5
        ? m.answeredConnectorUnknown()
        : m.answeredConnector({ answered: Math.round(replies.happened), count: Math.round(replies.asked) }),
    through:
      connector.asked < 0.5
        ? m.connectorIntroducedNone()
        : m.connectorIntroduced({ engaged: Math.round(connector.happened), count: Math.round(connector.asked) }),
    ...activityWords(facts),
    recipients: m.introductionRecipients({ count: facts.recipients }),
  }
}

export interface ActingFacts {
  /** Settled requests to the connector, and how many of them they acted on. */
  readonly requests: Counter
  /** `replyProbability` of an email to the connector, who must answer in order to act. */
  readonly replying: Probability
}

/** `introductionChance`, first factor: the connector acts. Starts at the chance of an answer, moves to their record. */
export function actingProbability({ requests, replying }: ActingFacts, today: number): Probability {
  const rate = rateOf(requests, replying.p, formula.actsPrior, today)
  const { asked, happened } = countedOn(requests, today)
  const start = logit(replying.p)
  const lines = [
    { label: m.connectorAnswers(), points: start },
    {
      label: asked < 0.5 ? m.actedNever() : m.acted({ acted: Math.round(happened), count: Math.round(asked) }),
      points: logit(rate.p) - start,
    },
  ]
  return probabilityOf(lines, doubtOf(rate), Math.round(asked))
}

/** `introductionChance`: both factors. Not the product of ties, which says next to nothing about success. */
export interface IntroductionProbability extends Omit<Probability, 'lines'> {
  readonly acting: Probability
  readonly engaging: Probability
}

export const introductionProbability = (acting: Probability, engaging: Probability): IntroductionProbability => ({
  ...both(acting, engaging),
  acting,
  engaging,
})
