import { chanceOf, logit } from '@wellmet/platform/values/scorecard.rules.ts'

/** Settled outcomes as they count today, and how many of them the formula expected before any outcome was known. */
export interface Evidence {
  readonly askedLately: number
  readonly happenedLately: number
  readonly expectedLately: number
  /** The sum of p(1 - p) over the expected chances p: the less, the more they differ from each other. */
  readonly varianceLately: number
}

/** What outcomes are counted by, from the widest to the narrowest. Each level starts from what those before it say. */
export const learningLevels = ['workspace', 'kind', 'connector', 'target'] as const
export type LearningLevel = (typeof learningLevels)[number]

/** Outcomes by level; null where there are none that the viewer may know of. */
export type Learned = Readonly<Record<LearningLevel, Evidence | null>>

/** The factors that outcomes move: that the connector acts, and that the target engages. */
export type LearningFactor = 'acts' | 'engages'

/**
 * How much the prior weighs against outcomes, in log odds: an outcome of chance p weighs p(1 - p), so that 2.2 is worth
 * about ten outcomes of 30%. Kinds of path differ less from each other than people do, and people differ less in whether their
 * introductions are taken up than in whether they agree to make them. `npm run simulate:outcomes`.
 */
const priorWeights: Readonly<Record<LearningFactor, Readonly<Record<Exclude<LearningLevel, 'workspace'>, number>>>> = {
  acts: { kind: 12, connector: 2.2, target: 2.2 },
  engages: { kind: 12, connector: 6, target: 2.2 },
}

/**
 * Most workspaces are much as the prior says, and some are quite different: shares, and deviations in log odds. So a few
 * outcomes that could be luck move little, and outcomes that cannot be luck move nearly all of the way. One weight for all
 * had an error of calibration of 0.075 after 50 outcomes at three times the rates; this has 0.045.
 */
const workspacePrior = [
  { share: 0.6, deviation: 0.1 },
  { share: 0.4, deviation: 1.5 },
] as const

/** What is expected never comes nearer to 0 or 1 than this, so that its log odds are finite. */
const leastChance = 0.001

export const logOddsOfChance = (chance: number): number =>
  logit(Math.min(1 - leastChance, Math.max(leastChance, chance)))

/** How many outcomes of so many would have happened under a shift of all log odds. */
interface Expectation {
  readonly odds: number
  /** Chances that differ from each other move less on average than one chance for all does. */
  readonly slope: number
}

function expectationOf({ askedLately, expectedLately, varianceLately }: Evidence): Expectation {
  const mean = expectedLately / askedLately
  return {
    odds: logOddsOfChance(mean),
    slope: Math.min(1, varianceLately / askedLately / Math.max(mean * (1 - mean), leastChance)),
  }
}

/** A line without expectations was counted by the release before. */
const teaches = (evidence: Evidence | null): evidence is Evidence =>
  evidence !== null && evidence.askedLately > 0 && evidence.expectedLately > 0 && evidence.varianceLately > 0

/** Newton's method takes about five rounds; the others are for a start that is far off. */
const mostRounds = 60
const smallStep = 1e-12

/**
 * What outcomes add to the log odds: the shift under which as many would have happened as did, drawn towards 0 by the prior.
 * `start` is what wider levels add already. Returns 0 without outcomes; every outcome moves it.
 */
export function shiftOf(evidence: Evidence | null, start: number, weight: number): number {
  if (!teaches(evidence)) return 0
  const { askedLately: asked, happenedLately: happened } = evidence
  const { odds, slope } = expectationOf(evidence)
  // What happened less what is expected falls as the shift grows, and changes its sign between these two.
  let [low, high, shift] = [(-slope * asked) / weight, (slope * asked) / weight, 0]
  for (let round = 0; round < mostRounds; round++) {
    const chance = chanceOf(odds + slope * (start + shift))
    const missing = slope * (happened - asked * chance) - weight * shift
    if (missing > 0) low = shift
    else high = shift
    const next = shift + missing / (slope * slope * asked * chance * (1 - chance) + weight)
    // Where the curve is flat a step may leave the interval.
    const step = next > low && next < high ? next : (low + high) / 2
    if (Math.abs(step - shift) < smallStep) return step
    shift = step
  }
  return shift
}

/** Shifts that are weighed against each other, from -6 to 6. */
const shifts = Array.from({ length: 241 }, (_, at) => (at - 120) / 20)
const logPriors = shifts.map((shift) =>
  Math.log(
    workspacePrior.reduce(
      (sum, { share, deviation }) => sum + (share / deviation) * Math.exp(-0.5 * (shift / deviation) ** 2),
      0,
    ),
  ),
)

/** What the outcomes of a workspace add to the log odds: the mean of all shifts, each as likely as it makes what happened. */
export function workspaceShift(evidence: Evidence | null): number {
  if (!teaches(evidence)) return 0
  const { askedLately: asked, happenedLately: happened } = evidence
  const { odds, slope } = expectationOf(evidence)
  const logs = shifts.map((shift, at) => {
    const moved = odds + slope * shift
    return logPriors[at]! - happened * Math.log1p(Math.exp(-moved)) - (asked - happened) * Math.log1p(Math.exp(moved))
  })
  const most = Math.max(...logs)
  let [sum, all] = [0, 0]
  for (const [at, log] of logs.entries()) {
    const weight = Math.exp(log - most)
    sum += weight * shifts[at]!
    all += weight
  }
  return sum / all
}

/** All paths of a list have the outcomes of the workspace in common. */
const workspaceShifts = new WeakMap<Evidence, number>()

function savedWorkspaceShift(evidence: Evidence): number {
  const shift = workspaceShifts.get(evidence) ?? workspaceShift(evidence)
  workspaceShifts.set(evidence, shift)
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
export function learnedChance(factor: LearningFactor, prior: number, learned: Learned): LearnedChance {
  const steps: LearnedStep[] = [{ by: 'prior', odds: logOddsOfChance(prior) }]
  let learnedOdds = 0
  for (const level of learningLevels) {
    const evidence = learned[level]
    if (evidence === null) continue
    const odds =
      level === 'workspace'
        ? savedWorkspaceShift(evidence)
        : shiftOf(evidence, learnedOdds, priorWeights[factor][level])
    learnedOdds += odds
    steps.push({ by: level, odds })
  }
  return { chance: chanceOfSteps(steps), steps }
}

/** What the addends make together: every place that shows a factor recomputes it with this. */
export const chanceOfSteps = (steps: readonly LearnedStep[]): number =>
  chanceOf(steps.reduce((sum, { odds }) => sum + odds, 0))
