import { chanceOf, logit } from '@wellmet/platform/values/scorecard.rules.ts'

/** Settled outcomes as they count today, and how many of them the formula expected before any outcome was known. */
export interface Evidence {
  readonly askedLately: number
  readonly happenedLately: number
  readonly expectedLately: number
}

/** What outcomes are counted by, from the widest to the narrowest. Each level starts from what those before it say. */
export const learningLevels = ['workspace', 'kind', 'connector', 'target'] as const
export type LearningLevel = (typeof learningLevels)[number]

/** Outcomes by level; null where there are none that the viewer may know of. */
export type Learned = Readonly<Record<LearningLevel, Evidence | null>>

export const nothingLearned: Learned = { workspace: null, kind: null, connector: null, target: null }

/**
 * How much the prior weighs against outcomes, in log odds: an outcome of chance p weighs p(1 - p), so that 1.5 is worth
 * ten outcomes of 18%. Kinds of path differ less from each other than workspaces do. `npm run simulate:outcomes`.
 */
export const priorWeight: Readonly<Record<LearningLevel, number>> = {
  workspace: 1.5,
  kind: 8,
  connector: 2.5,
  target: 4,
}

/** What is expected never comes nearer to 0 or 1 than this, so that its log odds are finite. */
const leastChance = 0.001

export const logOddsOfChance = (chance: number): number =>
  logit(Math.min(1 - leastChance, Math.max(leastChance, chance)))

/** Newton's method takes about five rounds; the others are for a start that is far off. */
const mostRounds = 60
const smallStep = 1e-12

/**
 * What outcomes add to the log odds: the shift under which as many would have happened as did, drawn towards 0 by the prior.
 * `start` is what wider levels add already. Returns 0 without outcomes; every outcome moves it.
 */
export function shiftOf(evidence: Evidence | null, start: number, weight: number): number {
  // A line without expectations was counted by the release before.
  if (evidence === null || evidence.askedLately <= 0 || evidence.expectedLately <= 0) return 0
  const { askedLately: asked, happenedLately: happened } = evidence
  const odds = logOddsOfChance(evidence.expectedLately / asked) + start
  // What happened less what is expected falls as the shift grows, and changes its sign between these two.
  let [low, high, shift] = [-asked / weight, asked / weight, 0]
  for (let round = 0; round < mostRounds; round++) {
    const chance = chanceOf(odds + shift)
    const missing = happened - asked * chance - weight * shift
    if (missing > 0) low = shift
    else high = shift
    const next = shift + missing / (asked * chance * (1 - chance) + weight)
    // Where the curve is flat a step may leave the interval.
    const step = next > low && next < high ? next : (low + high) / 2
    if (Math.abs(step - shift) < smallStep) return step
    shift = step
  }
  return shift
}

/** One addend of the log odds of a factor; `prior` is the formula before any outcome. */
export interface LearnedStep {
  readonly by: 'prior' | LearningLevel
  readonly odds: number
}

export interface LearnedChance {
  readonly chance: number
  /** The addends, the prior first; levels without outcomes are left out. */
  readonly steps: readonly LearnedStep[]
}

/** The prior, moved by what happened: in the workspace, on this kind of path, with this connector, with this target. */
export function learnedChance(prior: number, learned: Learned): LearnedChance {
  const steps: LearnedStep[] = [{ by: 'prior', odds: logOddsOfChance(prior) }]
  let learnedOdds = 0
  for (const level of learningLevels) {
    if (learned[level] === null) continue
    const odds = shiftOf(learned[level], learnedOdds, priorWeight[level])
    learnedOdds += odds
    steps.push({ by: level, odds })
  }
  return { chance: chanceOfSteps(steps), steps }
}

/** What the addends make together: every place that shows a factor recomputes it with this. */
export const chanceOfSteps = (steps: readonly LearnedStep[]): number =>
  chanceOf(steps.reduce((sum, { odds }) => sum + odds, 0))
