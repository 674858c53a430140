import { itemAt } from './present.rules.ts'

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
  const cases = examples.map(({ inputs, happened, weight }) => ({
    row: [1, ...names.map((name) => inputs[name])],
    happened,
    weight,
  }))
  let now = goal.map(() => 0)
  let loss = lossOf(now, goal, cases, pull)
  for (let round = 0; round < mostRounds; round++) {
    const move = stepFrom(now, goal, cases, pull)
    // Halved until it helps: far from the goal Newton's step overshoots.
    let part = 1
    let next = now
    do {
      next = now.map((value, i) => value + part * itemAt(move, i))
      part /= 2
    } while (part > 1e-6 && !(lossOf(next, goal, cases, pull) <= loss))
    now = next
    loss = lossOf(now, goal, cases, pull)
    if (move.every((step) => Math.abs(step) < smallStep)) break
  }
  return {
    intercept: itemAt(now, 0),
    weights: Object.fromEntries(names.map((name, i) => [name, itemAt(now, i + 1)])) as Record<Name, number>,
  }
}

type Numbers = readonly number[]

interface Case extends Pick<Example<string>, 'happened' | 'weight'> {
  readonly row: Numbers
}

// A loop: this runs for every example in every round, and `reduce` takes several times as long.
function dotProduct(a: Numbers, b: Numbers): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += itemAt(a, i) * itemAt(b, i)
  return sum
}

/** The intercept is drawn nowhere: it says how often things happen, which is for the examples to say. */
function lossOf(now: Numbers, goal: Numbers, cases: readonly Case[], pull: number): number {
  let loss = 0
  for (let i = 1; i < now.length; i++) loss += (pull / 2) * (itemAt(now, i) - itemAt(goal, i)) ** 2
  for (const { row, happened, weight } of cases) {
    const odds = dotProduct(row, now)
    const against = happened ? -odds : odds
    loss += weight * (Math.max(0, against) + Math.log1p(Math.exp(-Math.abs(against))))
  }
  return loss
}

function stepFrom(now: Numbers, goal: Numbers, cases: readonly Case[], pull: number): number[] {
  const slope = now.map((value, i) => (i === 0 ? 0 : pull * (itemAt(goal, i) - value)))
  const curve = now.map((_, i) => now.slice(0, i + 1).map((_, j) => (i === j ? (i === 0 ? 1e-9 : pull) : 0)))
  for (const { row, happened, weight } of cases) {
    const chance = chanceOf(dotProduct(row, now))
    const error = weight * ((happened ? 1 : 0) - chance)
    const bend = weight * Math.max(1e-9, chance * (1 - chance))
    for (let i = 0; i < row.length; i++) {
      const input = itemAt(row, i)
      const line = itemAt(curve, i)
      slope[i] = itemAt(slope, i) + error * input
      for (let j = 0; j <= i; j++) line[j] = itemAt(line, j) + bend * input * itemAt(row, j)
    }
  }
  return solve(curve, slope)
}

/** `from` less the products of the items of both lists; the second may be longer. */
const lessProducts = (from: number, a: Numbers, b: Numbers): number =>
  a.reduce((rest, value, i) => rest - value * itemAt(b, i), from)

/** Solves a symmetric system of which the lower half is given (Cholesky). */
function solve(lower: readonly Numbers[], right: Numbers): number[] {
  const root: number[][] = []
  for (const [i, given] of lower.entries()) {
    const line: number[] = []
    for (const [j, above] of root.entries()) line.push(lessProducts(itemAt(given, j), line, above) / itemAt(above, j))
    line.push(Math.sqrt(Math.max(lessProducts(itemAt(given, i), line, line), 1e-12)))
    root.push(line)
  }
  const half: number[] = []
  for (const [i, line] of root.entries()) half.push(lessProducts(itemAt(right, i), half, line) / itemAt(line, i))
  const solution: number[] = []
  for (const [i, line] of [...root.entries()].toReversed()) {
    const below = root.slice(i + 1).map((later) => itemAt(later, i))
    solution.unshift(lessProducts(itemAt(half, i), solution, below) / itemAt(line, i))
  }
  return solution
}
