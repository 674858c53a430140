import { chanceOf, logit, logOddsOf } from '@wellmet/platform/values/scorecard.rules.ts'
import { engagementCard, engagementInputs, usualEngagement } from '../outcome-model/engagement-card.rules.ts'
import { learnedChance, type LearnedStep } from '../outcome-model/learning.rules.ts'
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

/** Settled outcomes that the viewer may know of. */
export interface History {
  /** Of the connector. */
  readonly asks: Counted | null
  /** The connector's, and how they were taken up. */
  readonly made: Counted | null
  /** The viewer's own to the target. */
  readonly introductions: Counted | null
  readonly allAsks: Counted | null
  readonly asksOfKind: Counted | null
  readonly allIntros: Counted | null
  readonly introsOfKind: Counted | null
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
  /** What makes up the log odds of `acts` and of `engages`. */
  readonly actsSteps: readonly LearnedStep[]
  readonly engagesSteps: readonly LearnedStep[]
  /** Past asks of this connector behind it; 0 means that it is an estimate. */
  readonly pastAsks: number
}

export const historyOf = (statistics: OutcomeStatistics): History => ({
  asks: statistics.asks,
  made: statistics.made,
  introductions: statistics.target,
  allAsks: statistics.allAsks,
  asksOfKind: statistics.asksOfKind,
  allIntros: statistics.allIntros,
  introsOfKind: statistics.introsOfKind,
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

/** Every outcome moves the prior: those of the workspace, of the kind of path and of the connector. */
const actsAfter = (prior: number, { allAsks, asksOfKind, asks }: History) =>
  learnedChance('acts', prior, { workspace: allAsks, kind: asksOfKind, connector: asks, target: null })

const engagesAfter = (prior: number, { allIntros, introsOfKind, made, introductions }: History) =>
  learnedChance('engages', prior, { workspace: allIntros, kind: introsOfKind, connector: made, target: introductions })

/** P(knows) x acts x engages, a tenth of it for each further step (docs/ranking.md). */
export function introductionChance(facts: IntroductionFacts): Chance {
  const { knows, toTarget, furtherSteps, history } = facts
  const acts = actsAfter(actsPrior(facts), history)
  const engages = engagesAfter(engagesPrior(toTarget), history)
  const distance = formula.furtherStep ** furtherSteps
  return {
    knows,
    acts: acts.chance,
    engages: engages.chance,
    distance,
    chance: knows * acts.chance * engages.chance * distance,
    actsSteps: acts.steps,
    engagesSteps: engages.steps,
    // Of this connector: what the target did after somebody else's introduction is in the chance, and reads as the connector's.
    pastAsks: history.asks?.asked ?? 0,
  }
}

/** Without a connector: that the viewer knows them, and that they reply. */
export function directChance(knows: number, contact: Contact): Chance {
  const engages = replyChance(contact)
  return {
    knows,
    acts: null,
    engages,
    distance: 1,
    chance: knows * engages,
    actsSteps: [],
    engagesSteps: [],
    pastAsks: 0,
  }
}
