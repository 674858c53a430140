import { reliabilityOf } from '@wellmet/introductions/outcomes/calibration.rules.ts'
import { comparePaths } from '@wellmet/graph/paths/path-order.rules.ts'
import {
  engagementCard,
  engagementInputs,
  type EngagementInput,
} from '@wellmet/graph/outcome-model/engagement-card.rules.ts'
import { replyCard, replyInputs, type ReplyInput } from '@wellmet/graph/outcome-model/reply-card.rules.ts'
import { scoreOfShares, type TargetExponents } from '@wellmet/discovery/recommendations/recommendation-score.rules.ts'
import { chanceOf, logit, logOddsOf, type Scorecard } from '@wellmet/platform/values/scorecard.rules.ts'
import type { Collected, Ranked, Reached } from './collect.ts'
import { scoreWith } from './fit-choices.ts'
import { targetExponentsOf, type Fitted } from './fit.ts'
import type { FigureName } from './goals.ts'
import type { Choice } from './introduction-protocol.ts'
import { interceptShift } from './intercept.ts'
import {
  areaUnderCurve,
  bootstrap,
  bootstrapMean,
  isWithin,
  mean,
  ndcg,
  randomFrom,
  reciprocalRank,
  type Interval,
} from './metrics.ts'

export interface Figure {
  readonly name: FigureName
  readonly ours: number
  readonly interval: Interval
  readonly baseline: number
  /** With weights from the other data sets only; null where the formula has none that were fitted. */
  readonly carriedOver: number | null
}

interface Prediction {
  readonly logOdds: number
  readonly happened: boolean
}

/** The shape that all chances are measured in. `before` is settled and moves the intercept, `after` is the test. */
interface Chances {
  readonly before: readonly Prediction[]
  readonly after: readonly Prediction[]
}

const calibrated = ({ before, after }: Chances): { p: number; happened: boolean }[] => {
  const shift = interceptShift(before.map(({ logOdds, happened }) => ({ logit: logOdds, happened })))
  return after.map(({ logOdds, happened }) => ({ p: chanceOf(logOdds + shift), happened }))
}

const aucOf = (rows: readonly Prediction[]): number =>
  areaUnderCurve(
    rows.map(({ logOdds }) => logOdds),
    rows.map(({ happened }) => happened),
  )

const drawFrom = <Row>(rows: readonly Row[], figure: (rows: Row[]) => number, draws: number): Interval =>
  bootstrap(rows.length, (drawn) => figure(Array.from(drawn, (at) => rows[at]!)), draws)

const eceOf = (rows: readonly { p: number; happened: boolean }[]): number => reliabilityOf(rows)!.ece
const brierOf = (rows: readonly { p: number; happened: boolean }[]): number =>
  mean(rows.map(({ p, happened }) => (p - (happened ? 1 : 0)) ** 2))

/** Brier of the share that was known before the test, given to everybody. */
const baseBrier = ({ before, after }: Chances): number => {
  const p = mean(before.map(({ happened }) => (happened ? 1 : 0)))
  return brierOf(after.map(({ happened }) => ({ p, happened })))
}

const baseEce = ({ before, after }: Chances): number =>
  Math.abs(
    mean(before.map(({ happened }) => (happened ? 1 : 0))) - mean(after.map(({ happened }) => (happened ? 1 : 0))),
  )

export function strengthFigures({ circles }: Collected, draws: number): Figure[] {
  const random = randomFrom(5)
  const ranked = (scores: (circle: Ranked) => readonly number[]): number[] =>
    circles.test.map((circle) =>
      ndcg(
        scores(circle),
        circle.later.map((days) => Math.log2(1 + days)),
        10,
        random,
      ),
    )
  const [ours, lone] = [ranked(({ rates }) => rates), ranked((circle) => circle.lone)]
  const baseline = mean(ranked(({ countTimesRecency }) => countTimesRecency))
  const chancesIn = (rows: readonly Ranked[]): Prediction[] =>
    rows.flatMap(({ chances, later }) =>
      chances.map((p, i) => ({ logOdds: logit(Math.max(p, 5e-4)), happened: later[i]! > 0 })),
    )
  const chances = { before: chancesIn(circles.train), after: chancesIn(circles.test) }
  const shown = chances.after.map(({ logOdds, happened }) => ({ p: chanceOf(logOdds), happened }))
  return [
    {
      name: 'relationshipStrength NDCG@10',
      ours: mean(ours),
      interval: bootstrapMean(ours, draws),
      baseline,
      carriedOver: null,
    },
    {
      name: 'relationshipStrength NDCG@10, one mailbox',
      ours: mean(lone),
      interval: bootstrapMean(lone, draws),
      baseline,
      carriedOver: null,
    },
    {
      name: 'relationshipStrength survival ECE',
      ours: eceOf(shown),
      interval: drawFrom(shown, eceOf, Math.min(draws, 50)),
      baseline: baseEce(chances),
      carriedOver: null,
    },
    {
      name: 'relationshipStrength survival Brier',
      ours: brierOf(shown),
      interval: drawFrom(shown, brierOf, Math.min(draws, 50)),
      baseline: baseBrier(chances),
      carriedOver: null,
    },
  ]
}

export function replyFigures({ replies }: Collected, carried: Scorecard<ReplyInput> | null, draws: number): Figure[] {
  const given = (card: Scorecard<ReplyInput>, rows: typeof replies.test): Prediction[] =>
    rows.map(({ evidence, happened }) => ({ logOdds: logOddsOf(card, replyInputs(evidence)), happened }))
  const cold = replies.test.filter(({ isCold }) => isCold)
  const rate = (rows: typeof replies.test): number =>
    aucOf(rows.map(({ recipientRate, happened }) => ({ logOdds: recipientRate, happened })))
  const chances = { before: given(replyCard, replies.train), after: given(replyCard, replies.test) }
  const shown = calibrated(chances)
  const other = carried && calibrated({ before: given(carried, replies.train), after: given(carried, replies.test) })
  return [
    {
      name: 'replyProbability AUC',
      ours: aucOf(chances.after),
      interval: drawFrom(chances.after, aucOf, draws),
      baseline: rate(replies.test),
      carriedOver: carried && aucOf(given(carried, replies.test)),
    },
    {
      name: 'replyProbability AUC, cold',
      ours: aucOf(given(replyCard, cold)),
      interval: drawFrom(given(replyCard, cold), aucOf, draws),
      baseline: rate(cold),
      carriedOver: carried && aucOf(given(carried, cold)),
    },
    {
      name: 'replyProbability ECE',
      ours: eceOf(shown),
      interval: drawFrom(shown, eceOf, draws),
      baseline: baseEce(chances),
      carriedOver: other && eceOf(other),
    },
    {
      name: 'replyProbability Brier',
      ours: brierOf(shown),
      interval: drawFrom(shown, brierOf, draws),
      baseline: baseBrier(chances),
      carriedOver: other && brierOf(other),
    },
  ]
}

export function connectorFigures({ choices }: Collected, carried: Fitted['connector'] | null, draws: number): Figure[] {
  const introducers = Map.groupBy([...choices.train, ...choices.test], ({ connector }) => connector)
  const top = [...introducers.values()].sort((a, b) => b.length - a.length)[0]![0]!.connector
  const others = choices.test.filter(({ connector }) => connector !== top)
  type Scores = (choice: Choice) => readonly number[]
  const ours: Scores = ({ paths }) => {
    const places = new Map(paths.toSorted(comparePaths).map((path, place) => [path, place]))
    return paths.map((path) => -places.get(path)!)
  }
  const degrees: Scores = ({ candidates }) => candidates.map(({ degree }) => degree)
  const weaker: Scores = ({ weakerRelationships }) => weakerRelationships
  const ranks = (rows: readonly Choice[], scores: Scores): number[] =>
    rows.map((choice) => reciprocalRank(scores(choice), choice.chosen))
  const within = (scores: Scores): number[] => choices.test.map((choice) => isWithin(scores(choice), choice.chosen, 3))
  const elsewhere: Scores | null = carried && ((choice) => scoreWith(choice, carried))
  const better = Math.max(mean(ranks(choices.test, degrees)), mean(ranks(choices.test, weaker)))
  return [
    {
      name: 'order of paths MRR',
      ours: mean(ranks(choices.test, ours)),
      interval: bootstrapMean(ranks(choices.test, ours), draws),
      baseline: better,
      carriedOver: elsewhere && mean(ranks(choices.test, elsewhere)),
    },
    {
      name: 'order of paths R@3',
      ours: mean(within(ours)),
      interval: bootstrapMean(within(ours), draws),
      baseline: mean(within(weaker)),
      carriedOver: elsewhere && mean(within(elsewhere)),
    },
    {
      name: 'order of paths MRR without the top introducer',
      ours: mean(ranks(others, ours)),
      interval: bootstrapMean(ranks(others, ours), draws),
      baseline: mean(ranks(others, degrees)),
      carriedOver: elsewhere && mean(ranks(others, elsewhere)),
    },
  ]
}

export function engagementFigures(
  { attempts }: Collected,
  carried: Scorecard<EngagementInput> | null,
  draws: number,
): Figure[] {
  const given = (card: Scorecard<EngagementInput>, rows: typeof attempts.test): Prediction[] =>
    rows.map(({ evidence, happened }) => ({ logOdds: logOddsOf(card, engagementInputs(evidence)), happened }))
  const chances = { before: given(engagementCard, attempts.train), after: given(engagementCard, attempts.test) }
  const shown = calibrated(chances)
  const other = carried && calibrated({ before: given(carried, attempts.train), after: given(carried, attempts.test) })
  return [
    {
      name: 'introductionChance AUC',
      ours: aucOf(chances.after),
      interval: drawFrom(chances.after, aucOf, draws),
      baseline: aucOf(attempts.test.map(({ relationships, happened }) => ({ logOdds: relationships, happened }))),
      carriedOver: carried && aucOf(given(carried, attempts.test)),
    },
    {
      name: 'introductionChance ECE',
      ours: eceOf(shown),
      interval: drawFrom(shown, eceOf, draws),
      baseline: baseEce(chances),
      carriedOver: other && eceOf(other),
    },
  ]
}

export function targetFigures(set: Collected, carried: TargetExponents | null, draws: number): Figure[] {
  const random = randomFrom(4)
  const ranked = (scores: (horizon: Reached) => readonly number[]): number[] =>
    set.horizons.test.map((horizon) =>
      ndcg(
        scores(horizon),
        horizon.past.map(({ met }) => (met ? 1 : 0)),
        10,
        random,
      ),
    )
  const scored = (exponents?: TargetExponents): number[] =>
    ranked(({ past }) => past.map(({ shares, target }) => scoreOfShares(shares, target, exponents)))
  const baseline = mean(ranked(({ adamicAdar }) => adamicAdar))
  const [fitted, usual] = [scored(targetExponentsOf([set])), scored()]
  const carriedOver = carried && mean(scored(carried))
  return [
    {
      name: 'recommendationScore NDCG@10',
      ours: mean(fitted),
      interval: bootstrapMean(fitted, draws),
      baseline,
      carriedOver,
    },
    {
      name: 'recommendationScore NDCG@10, not fitted',
      ours: mean(usual),
      interval: bootstrapMean(usual, draws),
      baseline,
      carriedOver: null,
    },
  ]
}
