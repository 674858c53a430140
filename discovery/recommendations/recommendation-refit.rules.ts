import {
  fewestFirstContacts,
  fitTargetExponents,
  scoreOfShares,
  type PastTarget,
  type TargetExponents,
} from './recommendation-score.rules.ts'
import { fitScorecard, logOddsOf, type Example } from '@wellmet/platform/values/scorecard.rules.ts'

/** Everybody of whom one member could have been told in one month, and whom of them they met. */
export interface PastList {
  readonly member: number
  readonly month: number
  readonly targets: readonly (PastTarget & { readonly personId: string })[]
}

export interface TargetBacktest {
  readonly ndcg: { readonly old: number; readonly new: number }
  readonly logLoss: { readonly old: number; readonly new: number }
  /** By neither measure worse. */
  readonly mayReplace: boolean
}

export interface RecommendationRefit {
  readonly exponents: TargetExponents
  /** First contacts, each counted once. */
  readonly fittedTo: number
  readonly testedOn: number
  readonly backtest: TargetBacktest
}

/** Of the first contacts, this part is the newest and tests; never fewer than tell something. */
const testShare = 0.3
export const fewestTested = 50

/** As long as it takes to settle: what is fitted to is known before what tests has begun. */
const monthsToSettle = 3

const firstContactsIn = (lists: readonly PastList[]): number =>
  // A person may stand in the lists of several months before they are met.
  new Set(
    lists.flatMap(({ member, targets }) =>
      targets.filter(({ met }) => met).map(({ personId }) => `${member}:${personId}`),
    ),
  ).size

/** The oldest month that tests: from it on there are enough first contacts; null when there are too few in all. */
function firstTestMonth(lists: readonly PastList[]): number | null {
  const enough = Math.max(fewestTested, Math.ceil(firstContactsIn(lists) * testShare))
  const months = [...new Set(lists.map(({ month }) => month))].toSorted((a, b) => b - a)
  return months.find((first) => firstContactsIn(lists.filter(({ month }) => month >= first)) >= enough) ?? null
}

/**
 * New exponents from the older lists, held against those in use on the newer ones. Lists between the two are left out:
 * the same first contact would fit and test. Null below the floor of evidence.
 */
export function refitTargets(lists: readonly PastList[], inUse: TargetExponents): RecommendationRefit | null {
  const from = firstTestMonth(lists)
  if (from === null) return null
  const older = lists.filter(({ month }) => month <= from - monthsToSettle)
  const newer = lists.filter(({ month }) => month >= from)
  const fittedTo = firstContactsIn(older)
  if (fittedTo < fewestFirstContacts) return null
  const exponents = bounded(fitTargetExponents(older.flatMap(({ targets }) => targets)))
  const backtest = compareExponents(inUse, exponents, { older, newer })
  return { exponents, fittedTo, testedOn: firstContactsIn(newer), backtest }
}

/** What would go further rests on few; and a score is counted in millionths, below which all are equal. */
const greatestExponent = 3
const within = (exponent: number): number => Math.max(-greatestExponent, Math.min(greatestExponent, exponent))
const bounded = ({ silent, active, degree }: TargetExponents): TargetExponents => ({
  silent: within(silent),
  active: within(active),
  degree: within(degree),
})

interface Split {
  readonly older: readonly PastList[]
  readonly newer: readonly PastList[]
}

/** Both versions on the newer lists. What the score reads as a chance is fitted for each on the older ones. */
export function compareExponents(old: TargetExponents, next: TargetExponents, split: Split): TargetBacktest {
  const [before, after] = [old, next].map((exponents) => ({
    ndcg: meanNdcg(split.newer, exponents),
    logLoss: logLossOf(split, exponents),
  })) as [Measured, Measured]
  return {
    ndcg: { old: before.ndcg, new: after.ndcg },
    logLoss: { old: before.logLoss, new: after.logLoss },
    mayReplace: after.ndcg >= before.ndcg && after.logLoss <= before.logLoss,
  }
}

interface Measured {
  readonly ndcg: number
  readonly logLoss: number
}

const shown = 10

function meanNdcg(lists: readonly PastList[], exponents: TargetExponents): number {
  const told = lists.filter(({ targets }) => targets.some(({ met }) => met))
  const sum = told.reduce((total, { targets }) => {
    const scores = targets.map(({ shares, target }) => scoreOfShares(shares, target, exponents))
    return (
      total +
      ndcgOf(
        scores,
        targets.map(({ met }) => met),
      )
    )
  }, 0)
  return told.length === 0 ? 0 : sum / told.length
}

const gainAt = (place: number): number => (place < shown ? 1 / Math.log2(place + 2) : 0)

/** NDCG@10, as expected when equal scores come in any order. */
export function ndcgOf(scores: readonly number[], met: readonly boolean[]): number {
  const order = scores.map((score, i) => ({ score, met: met[i] === true })).toSorted((a, b) => b.score - a.score)
  let reached = 0
  for (let from = 0; from < Math.min(shown, order.length);) {
    let to = from
    let [gain, hits] = [0, 0]
    const score = order[from]?.score
    for (let next = order[to]; next && next.score === score; next = order[++to]) {
      gain += gainAt(to)
      if (next.met) hits += 1
    }
    reached += (hits * gain) / (to - from)
    from = to
  }
  let possible = 0
  met.filter(Boolean).forEach((_, place) => (possible += gainAt(place)))
  return possible === 0 ? 0 : reached / possible
}

const examplesOf = (lists: readonly PastList[], exponents: TargetExponents): Example<'score'>[] =>
  lists.flatMap(({ targets }) =>
    targets.map(({ shares, target, met, weight }) => ({
      // In millionths and rounded: nobody has a score of which there is no logarithm.
      inputs: { score: Math.log(1 + scoreOfShares(shares, target, exponents)) },
      happened: met,
      weight,
    })),
  )

/** A weight of 1 is what `scoreOfShares` would have if its size meant as much as it says. */
const usual = { intercept: -4, weights: { score: 1 } }

function logLossOf({ older, newer }: Split, exponents: TargetExponents): number {
  const card = fitScorecard(examplesOf(older, exponents), usual, 2)
  let [loss, weights] = [0, 0]
  for (const { inputs, happened, weight } of examplesOf(newer, exponents)) {
    const against = (happened ? -1 : 1) * logOddsOf(card, inputs)
    loss += weight * (Math.max(0, against) + Math.log1p(Math.exp(-Math.abs(against))))
    weights += weight
  }
  return weights === 0 ? 0 : loss / weights
}
