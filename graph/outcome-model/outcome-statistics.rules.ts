import { present } from '@wellmet/platform/values/present.rules.ts'
import { engagementCard, engagementInputs, usualEngagement } from './engagement-card.rules.ts'
import { chanceOf, logit, logOddsOf } from '@wellmet/platform/values/scorecard.rules.ts'
import { countWords } from '@wellmet/platform/values/wording.rules.ts'

export type About =
  | 'asks_of_connector'
  | 'intros_by_connector'
  | 'open_asks'
  | 'intros_to_target'
  | 'intros_into_company'
  | 'asks_in_workspace'
  | 'intros_in_workspace'

/** How often something was asked for and happened; of late, because outcomes fade. */
export interface Counted {
  readonly asked: number
  readonly happened: number
  readonly askedLately: number
  readonly happenedLately: number
  /** The share that is expected: drawn to that of everybody while little is counted. */
  readonly rate: number
}

/** One line as it is kept. */
export interface IntroductionCount extends Counted {
  readonly about: About
  readonly key: string
  /** Who asked; null for what the whole workspace may read. */
  readonly userId: string | null
  readonly shift: number
  readonly lastAt: Date
}

/** What earlier introductions say about one way: a connector and a target. */
export interface OutcomeStatistics {
  /** Asks of the connector that are settled, and how many they acted on. */
  readonly asks: Counted | null
  /** Introductions that the connector made, and how many were taken up. */
  readonly made: Counted | null
  /** The viewer's own to this target. */
  readonly target: Counted | null
  readonly openAsks: number
  /** Of the whole workspace, with what its own outcomes add to every log odds. */
  readonly allAsks: (Counted & { readonly shift: number }) | null
  readonly allIntros: (Counted & { readonly shift: number }) | null
}

export const noStatistics: OutcomeStatistics = {
  asks: null,
  made: null,
  target: null,
  openAsks: 0,
  allAsks: null,
  allIntros: null,
}

export const outcomeFormula = {
  /** Introductions taken up before anything is counted, as in introductions/outcomes. */
  takenUp: 0.2,
  /** Settled asks that weigh as much as the chance that the connector answers at all. */
  actsPrior: 3,
  /** Log odds for each ask that waits with the connector. A prior: no data set has requests. */
  openAsk: -0.25,
  /** How far what was learned may move somebody in a list: evidence is thin, and a way must stay a way. */
  minBoost: 0.5,
  maxBoost: 2,
} as const

/** That the connector acts: from whether they answer to what they did before. Null is unknown. */
export function actingChance(replying: number | null, { asks, allAsks, openAsks }: OutcomeStatistics): number | null {
  const prior = replying ?? allAsks?.rate ?? null
  if (prior === null) return null
  const { actsPrior, openAsk } = outcomeFormula
  const rate = ((asks?.happenedLately ?? 0) + actsPrior * prior) / ((asks?.askedLately ?? 0) + actsPrior)
  return chanceOf(logit(rate) + (allAsks?.shift ?? 0) + openAsk * openAsks)
}

/** That the target takes it up. Days since they were active; null is unknown, and so is the chance unless it was counted. */
export function engagingChance(silent: number | null, statistics: OutcomeStatistics): number | null {
  const { made, target, allIntros } = statistics
  if (silent === null && !made && !target) return null
  return chanceOf(engagingOdds(silent, statistics) + (allIntros?.shift ?? 0))
}

function engagingOdds(silent: number | null, { made, target, allIntros }: OutcomeStatistics): number {
  const everybody = allIntros?.rate ?? outcomeFormula.takenUp
  return logOddsOf(
    engagementCard,
    engagementInputs({
      ...usualEngagement,
      silent,
      rate: target?.rate ?? everybody,
      introduced: target?.askedLately ?? 0,
      throughConnector: made?.rate ?? everybody,
    }),
  )
}

/**
 * How much likelier an introduction by this way has become by what was counted: 1 where nothing was. Measured against
 * somebody of whom nothing is counted, so that it does not depend on how the viewer stands to the connector.
 */
export function boostOf(statistics: OutcomeStatistics): number {
  const { asks, allAsks, openAsks, made, target } = statistics
  if (!asks && !made && !target && openAsks === 0) return 1
  const usual = allAsks?.rate ?? 0.5
  const unknown = { ...statistics, asks: null, made: null, target: null, openAsks: 0 }
  const acting = present(actingChance(usual, statistics)) / present(actingChance(usual, unknown))
  const engaging = chanceOf(engagingOdds(null, statistics)) / chanceOf(engagingOdds(null, unknown))
  const { minBoost, maxBoost } = outcomeFormula
  return Math.min(maxBoost, Math.max(minBoost, acting * engaging))
}

/** 0 to 100, from the outcomes of what was asked of them; null while none is settled. */
export const reputationOf = ({ asks }: OutcomeStatistics): number | null => (asks ? Math.round(asks.rate * 100) : null)

/** Why what was learned moved a way, for whoever reads the list. */
export function outcomeWords({ asks, made, target, openAsks }: OutcomeStatistics, connector: string | null): string[] {
  const who = connector ?? 'They'
  return [
    ...(asks ? [`${who} acted on ${asks.happened} of ${countWords(asks.asked, 'request')} before`] : []),
    ...(made ? [`Of ${who}’s introductions ${made.happened} of ${made.asked} were taken up`] : []),
    ...(target ? [`Took up ${target.happened} of ${countWords(target.asked, 'introduction')} that you asked for`] : []),
    ...(openAsks > 0
      ? [`${countWords(openAsks, 'request')} ${openAsks === 1 ? 'waits' : 'wait'} with ${who} now`]
      : []),
  ]
}
