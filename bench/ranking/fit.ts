import {
  engagementCard,
  engagementInputs,
  type EngagementInput,
} from '@wellmet/graph/outcome-model/engagement-card.rules.ts'
import { replyCard, replyInputs, type ReplyInput } from '@wellmet/graph/outcome-model/reply-card.rules.ts'
import {
  fitTargetExponents,
  type PastTarget,
  type TargetExponents,
} from '@wellmet/discovery/recommendations/recommendation-score.rules.ts'
import { fitScorecard, type Example, type Scorecard } from '@wellmet/platform/values/scorecard.rules.ts'
import type { Collected, Reached } from './collect.ts'
import { fitExponents, type Exponents } from './fit-choices.ts'
import type { Attempt } from './introduction-protocol.ts'
import { randomFrom } from './metrics.ts'
import type { Asked } from './reply-protocol.ts'

/** Weights as the data sets would have them; what ships stands in the rules. */
export interface Fitted {
  readonly reply: Scorecard<ReplyInput>
  readonly engagement: Scorecard<EngagementInput>
  readonly connector: Exponents
  readonly target: TargetExponents
}

/** From nothing: what the data say, not what stands in the rules. */
const blank = <Name extends string>({ weights }: Scorecard<Name>): Scorecard<Name> => ({
  intercept: 0,
  weights: Object.fromEntries(Object.keys(weights).map((name) => [name, 0])) as Record<Name, number>,
})

/** Every data set counts the same, however large. */
const perSet = 5000

const replyExamples = (rows: readonly Asked[]): Example<ReplyInput>[] =>
  rows.map(({ evidence, happened }) => ({ inputs: replyInputs(evidence), happened, weight: perSet / rows.length }))

const engagementExamples = (rows: readonly Attempt[]): Example<EngagementInput>[] =>
  rows.map(({ evidence, happened }) => ({ inputs: engagementInputs(evidence), happened, weight: perSet / rows.length }))

/** All who were met and a quarter of the others, who then count four times. */
function sampleOf(horizons: readonly Reached[]): PastTarget[] {
  const random = randomFrom(8)
  return horizons.flatMap(({ past }) =>
    past.flatMap((target) => (target.met ? [target] : random() < 0.25 ? [{ ...target, weight: 4 }] : [])),
  )
}

export const targetExponentsOf = (sets: readonly Collected[]): TargetExponents =>
  fitTargetExponents(sets.flatMap(({ horizons }) => sampleOf(horizons.train)))

/** By what came before the test of these data sets, and by nothing else. */
export const fitWeights = (sets: readonly Collected[]): Fitted => ({
  reply: fitScorecard(
    sets.flatMap(({ replies }) => replyExamples(replies.train)),
    blank(replyCard),
    1,
  ),
  engagement: fitScorecard(
    sets.flatMap(({ attempts }) => engagementExamples(attempts.train)),
    blank(engagementCard),
    1,
  ),
  connector: fitExponents(sets.flatMap(({ choices }) => choices.train)),
  target: targetExponentsOf(sets),
})
