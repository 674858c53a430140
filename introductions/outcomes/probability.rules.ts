import { chanceOf } from '@wellmet/platform/values/scorecard.rules.ts'

/** One line of a receipt: what it says to the reader, and by how much it moved the log odds. */
export interface Line {
  readonly label: string
  readonly points: number
}

/** A chance that says how sure it is. The points of the lines sum to its log odds. */
export interface Probability {
  readonly p: number
  /** Bounds of 90 %: how little was counted, and how much communities differ. The form of the formula is taken as true. */
  readonly low: number
  readonly high: number
  /** Settled outcomes of these people behind it, as they count today; 0 when it rests on others alone. */
  readonly n: number
  readonly lines: readonly Line[]
}

const ninety = 1.645

/** From lines and the variance of their sum. */
export function probabilityOf(lines: readonly Line[], variance: number, n: number): Probability {
  const odds = lines.reduce((sum, { points }) => sum + points, 0)
  const reach = ninety * Math.sqrt(variance)
  return { p: chanceOf(odds), low: chanceOf(odds - reach), high: chanceOf(odds + reach), n, lines }
}

/** Both must happen. The relative errors add up, as they do for a product of unrelated chances. */
export function both(first: Probability, second: Probability): Pick<Probability, 'p' | 'low' | 'high' | 'n'> {
  const p = first.p * second.p
  const below = Math.hypot(Math.log(first.p / first.low), Math.log(second.p / second.low))
  const above = Math.hypot(Math.log(first.high / first.p), Math.log(second.high / second.p))
  return { p, low: p * Math.exp(-below), high: Math.min(1, p * Math.exp(above)), n: first.n + second.n }
}
