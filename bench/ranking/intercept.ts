import { chanceOf } from '@wellmet/platform/values/scorecard.rules.ts'
import type { Settled } from '@wellmet/introductions/outcomes/calibration.rules.ts'

/** With fewer of either kind the shift would be mostly luck, and the formula stands as it is. */
export const leastOutcomes = { all: 100, ofEachKind: 15 } as const

/** The shift of the intercept under which as many happen as were predicted (Newton's method; the sum is monotone). */
export function interceptShift(settled: readonly Settled[]): number {
  const n = settled.length
  const yes = settled.filter(({ happened }) => happened).length
  if (n < leastOutcomes.all || Math.min(yes, n - yes) < leastOutcomes.ofEachKind) return 0
  let shift = 0
  for (let round = 0; round < 50; round++) {
    let missing = yes
    let bend = 0
    for (const { logit } of settled) {
      const p = chanceOf(logit + shift)
      missing -= p
      bend += p * (1 - p)
    }
    // A step of more than one may overshoot where the curve is flat.
    const step = Math.max(-1, Math.min(1, missing / Math.max(bend, 1e-9)))
    shift += step
    if (Math.abs(step) < 1e-9) break
  }
  return shift
}
