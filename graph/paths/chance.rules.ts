import { chanceOf, logit, logOddsOf } from '@wellmet/platform/values/scorecard.rules.ts'
import { engagementCard, engagementInputs, usualEngagement } from '../outcome-model/engagement-card.rules.ts'
import type { Counted, OutcomeStatistics } from '../outcome-model/outcome-statistics.rules.ts'
import { replyChance, silenceIn, type Contact } from '../outcome-model/reply-chance.rules.ts'
import { connectorScore, type ConnectorFacts } from './connector-score.rules.ts'
import { chanceFormula as formula } from './formula.rules.ts'

/** What the chance of one path through a connector is made of. */
export interface IntroductionFacts {
  /** Chance that the connector knows the target, or whoever stands in between; 0 to 1. */
  readonly knows: number
  readonly toConnector: Contact
  readonly toTarget: Contact
  readonly connector: ConnectorFacts
  /** Steps beyond two. */
  readonly furtherSteps: number
  readonly history: History
}

/** Settled outcomes, and what the outcomes of the workspace add to every log odds. */
export interface History {
  readonly asks: Counted | null
  readonly introductions: Counted | null
  readonly actsShift: number
  readonly engagesShift: number
}

export interface Chance {
  readonly knows: number
  /** That the connector agrees if asked; null where there is no connector to ask. */
  readonly acts: number | null
  /** That the target responds if introduced; on a direct path, that they reply. */
  readonly engages: number
  /** 0.1 for each step beyond two. */
  readonly distance: number
  /** The product. */
  readonly chance: number
  /** Past asks behind it; 0 means that it is an estimate. */
  readonly pastAsks: number
}

export const historyOf = ({ asks, target, allAsks, allIntros }: OutcomeStatistics): History => ({
  asks,
  introductions: target,
  actsShift: allAsks?.shift ?? 0,
  engagesShift: allIntros?.shift ?? 0,
})

/** Before any outcome: whether they answer, more or less by how they stand to both sides. */
export const actsPrior = ({ toConnector, connector }: Pick<IntroductionFacts, 'toConnector' | 'connector'>): number =>
  Math.max(
    formula.leastActs,
    chanceOf(
      logit(replyChance(toConnector)) +
        formula.connectorScoreWeight * Math.log(connectorScore(connector) / formula.usualConnectorScore),
    ),
  )

/** Before any outcome: the usual introduction, by how the target answers the connector and how long both were silent. */
export const engagesPrior = (toTarget: Contact): number =>
  chanceOf(
    logOddsOf(
      engagementCard,
      engagementInputs({
        ...usualEngagement,
        rate: formula.takenUp,
        throughConnector: formula.takenUp,
        answersConnector: replyChance(toTarget),
        silent: silenceIn(toTarget),
      }),
    ),
  )

/** Beta: the prior weighs as much as `priorWeight` outcomes, and every settled outcome is one observation. */
export const withHistory = (prior: number, counted: Counted | null, shift: number): number => {
  const { priorWeight } = formula
  const share = ((counted?.happenedLately ?? 0) + priorWeight * prior) / ((counted?.askedLately ?? 0) + priorWeight)
  return shift === 0 ? share : chanceOf(logit(share) + shift)
}

/** P(knows) x acts x engages, a tenth of it for each further step (docs/ranking.md). */
export function introductionChance(facts: IntroductionFacts): Chance {
  const { knows, toTarget, furtherSteps, history } = facts
  const acts = withHistory(actsPrior(facts), history.asks, history.actsShift)
  const engages = withHistory(engagesPrior(toTarget), history.introductions, history.engagesShift)
  const distance = formula.furtherStep ** furtherSteps
  // A request counts for its connector and for its target, so the greater of the two is the number of requests.
  const pastAsks = Math.max(history.asks?.asked ?? 0, history.introductions?.asked ?? 0)
  return { knows, acts, engages, distance, chance: knows * acts * engages * distance, pastAsks }
}

/** Without a connector: that the viewer knows them, and that they reply. */
export function directChance(knows: number, contact: Contact): Chance {
  const engages = replyChance(contact)
  return { knows, acts: null, engages, distance: 1, chance: knows * engages, pastAsks: 0 }
}
