/** An additive score of log odds: every input has a name, and a weight by which it moves the odds. */
export interface Scorecard<Name extends string> {
  readonly intercept: number
  readonly weights: Readonly<Record<Name, number>>
}

export type Inputs<Name extends string> = Readonly<Record<Name, number>>

export const logit = (chance: number): number => Math.log(chance / (1 - chance))
export const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))

const namesOf = <Name extends string>(record: Readonly<Record<Name, number>>): Name[] => Object.keys(record) as Name[]

export const logOddsOf = <Name extends string>({ intercept, weights }: Scorecard<Name>, inputs: Inputs<Name>): number =>
  namesOf(weights).reduce((sum, name) => sum + weights[name] * inputs[name], intercept)

export type Points<Name extends string> = readonly { readonly name: Name | 'start'; readonly points: number }[]

/**
 * What each input adds, measured from a typical case: the start is the log odds of that case, and an input as usual adds
 * nothing. The points sum to the log odds.
 */
export const pointsOf = <Name extends string>(
  { intercept, weights }: Scorecard<Name>,
  inputs: Inputs<Name>,
  typical: Inputs<Name>,
): Points<Name> => [
  { name: 'start', points: logOddsOf({ intercept, weights }, typical) },
  ...namesOf(weights).map((name) => ({ name, points: weights[name] * (inputs[name] - typical[name]) })),
]

export interface Example<Name extends string> {
  readonly inputs: Inputs<Name>
  readonly happened: boolean
  /** How many cases it stands for. */
  readonly weight: number
}

const mostRounds = 50
const smallStep = 1e-7

/**
 * The weights that make the examples likeliest, drawn towards `usual` as if by `pull` examples of spread one; logistic
 * regression by Newton's method. With few examples the usual weights stay.
 */
export function fitScorecard<Name extends string>(
  examples: readonly Example<Name>[],
  usual: Scorecard<Name>,
  pull: number,
): Scorecard<Name> {
  const names = namesOf(usual.weights)
  const goal = [usual.intercept, ...names.map((name) => usual.weights[name])]
  const rows = examples.map(({ inputs }) => [1, ...names.map((name) => inputs[name])])
  let now = goal.map(() => 0)
  let loss = lossOf(now, goal, rows, examples, pull)
  for (let round = 0; round < mostRounds; round++) {
    const move = stepFrom(now, goal, rows, examples, pull)
    // Halved until it helps: far from the goal Newton's step overshoots.
    let part = 1
    let next = now
    do {
      next = now.map((value, i) => value + part * move[i]!)
      part /= 2
    } while (part > 1e-6 && !(lossOf(next, goal, rows, examples, pull) <= loss))
    now = next
    loss = lossOf(now, goal, rows, examples, pull)
    if (move.every((step) => Math.abs(step) < smallStep)) break
  }
  const [intercept, ...weights] = now
  return {
    intercept: intercept!,
    weights: Object.fromEntries(names.map((name, i) => [name, weights[i]!])) as Record<Name, number>,
  }
}

type Rows = readonly (readonly number[])[]
type Weighed = readonly Pick<Example<string>, 'happened' | 'weight'>[]

const oddsOf = (row: readonly number[], weights: readonly number[]): number => {
  let odds = 0
  for (let i = 0; i < row.length; i++) odds += weights[i]! * row[i]!
  return odds
}

/** The intercept is drawn nowhere: it says how often things happen, which is for the examples to say. */
function lossOf(now: readonly number[], goal: readonly number[], rows: Rows, examples: Weighed, pull: number): number {
  let loss = 0
  for (let i = 1; i < now.length; i++) loss += (pull / 2) * (now[i]! - goal[i]!) ** 2
  examples.forEach(({ happened, weight }, at) => {
    const odds = oddsOf(rows[at]!, now)
    const against = happened ? -odds : odds
    loss += weight * (Math.max(0, against) + Math.log1p(Math.exp(-Math.abs(against))))
  })
  return loss
}

function stepFrom(
  now: readonly number[],
  goal: readonly number[],
  rows: Rows,
  examples: Weighed,
  pull: number,
): number[] {
  const size = now.length
  const slope = now.map((value, i) => (i === 0 ? 0 : pull * (goal[i]! - value)))
  const curve = now.map((_, i) => now.map((_, j) => (i === j ? (i === 0 ? 1e-9 : pull) : 0)))
  examples.forEach(({ happened, weight }, at) => {
    const row = rows[at]!
    const chance = chanceOf(oddsOf(row, now))
    const error = weight * ((happened ? 1 : 0) - chance)
    const bend = weight * Math.max(1e-9, chance * (1 - chance))
    for (let i = 0; i < size; i++) {
      slope[i]! += error * row[i]!
      for (let j = 0; j <= i; j++) curve[i]![j]! += bend * row[i]! * row[j]!
    }
  })
  return solve(curve, slope)
}

/** Solves a symmetric system of which the lower half is given (Cholesky). */
function solve(lower: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length
  const root = lower.map((row) => [...row])
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      let sum = lower[i]![j]!
      for (let k = 0; k < j; k++) sum -= root[i]![k]! * root[j]![k]!
      root[i]![j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / root[j]![j]!
    }
  const half: number[] = []
  for (let i = 0; i < size; i++) {
    let sum = right[i]!
    for (let k = 0; k < i; k++) sum -= root[i]![k]! * half[k]!
    half.push(sum / root[i]![i]!)
  }
  const solution = Array.from({ length: size }, () => 0)
  for (let i = size - 1; i >= 0; i--) {
    let sum = half[i]!
    for (let k = i + 1; k < size; k++) sum -= root[k]![i]! * solution[k]!
    solution[i] = sum / root[i]![i]!
  }
  return solution
}
