import { randomFor, type Random } from '../../database/seed/random.ts'

export interface Draw extends Random {
  /** At least 0, less than `count`. */
  below: (count: number) => number
  /** Few are drawn often and most seldom; the greater the tail, the more so. */
  zipf: (count: number, tail: number) => number
  /** Around 0, mostly between -2 and 2. */
  bell: () => number
}

export function drawFor(purpose: string): Draw {
  const random = randomFor(purpose)
  const next = () => random.next()
  return {
    ...random,
    below: (count) => Math.floor(next() * count),
    zipf: (count, tail) => Math.min(count - 1, Math.floor(count * next() ** tail)),
    bell: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}
