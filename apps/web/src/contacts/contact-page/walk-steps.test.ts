import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Step } from './contact-shapes.ts'
import { effectOf, workingOf } from './step-effect.ts'
import { holds, shownSteps, walkSteps } from './walk-steps.ts'

const line = { sentence: 'A sentence.', evidence: [] }
const steps: Step[] = [
  { do: 'add', by: 0.02, ...line },
  { do: 'add', by: 0.03, ...line },
  { do: 'multiply', by: 0.81, ...line },
  { do: 'chance', intercept: 2.8, slope: 0.74, floor: 1e-5, ...line },
  { do: 'scale', by: 1000, ...line },
  { do: 'at-most', by: 249, ...line },
]

test('a receipt is worked out again line by line', () => {
  const walked = walkSteps(steps)
  expect(walked[1]?.after).toBeCloseTo(0.05)
  expect(walked[2]?.after).toBeCloseTo(0.0405)
  expect(walked[4]?.after).toBe(605)
  expect(walked.at(-1)?.after).toBe(249)
})

test('it holds only when its lines lead to its result and that is the stored number', () => {
  const breakdown = { formula: 'relationship-strength.2', steps, result: 249, stored: 249, same: true }
  expect(holds(breakdown)).toBe(true)
  expect(holds({ ...breakdown, stored: 251, same: false })).toBe(false)
  expect(holds({ ...breakdown, result: 250, stored: 250 })).toBe(false)
})

test('effects are read, not decoded', () => {
  expect(walkSteps(steps).map(effectOf)).toEqual(['+0.02', '+0.03', '× 0.81', '60.5%', '605 of 1,000', 'at most 249'])
})

/** Works the lines out as a reader does: from their words alone. */
const readOff = (steps: readonly Step[]): { chance: number; result: number } => {
  const number = (words: string): number => Number(words.replace(/[^\d.e-]/g, ''))
  let [value, chance] = [0, 0]
  for (const step of shownSteps(steps)) {
    const words = effectOf(step)
    if (step.do === 'add') value += number(words)
    if (step.do === 'multiply') value *= number(words)
    if (step.do === 'at-most') value = Math.min(value, number(words))
    if (step.do === 'scale') value = Math.round(value * 1000)
    if (step.do !== 'chance') continue
    const [, intercept, slope, before, floor] =
      /e\^−\(([\d.-]+) \+ ([\d.]+) × ln\(([\d.]+) \+ ([\d.]+)\)/.exec(workingOf(step) ?? '')?.map(Number) ?? []
    expect(Math.abs(before! - value)).toBeLessThanOrEqual(value / 100)
    value = 1 / (1 + Math.exp(-(intercept! + slope! * Math.log(before! + floor!))))
    expect(words).toBe(`${Math.round(value * 1000) / 10}%`)
    chance = value
  }
  return { chance, result: value }
}

test('whoever works out the shown parts gets the shown number, to the digit', () => {
  const rate = fc.double({ min: 1e-7, max: 2, noNaN: true })
  const share = fc.double({ min: 0.001, max: 1, noNaN: true })
  fc.assert(
    fc.property(
      rate,
      rate,
      rate,
      share,
      share,
      fc.boolean(),
      fc.boolean(),
      (out, back, both, alive, more, on, isOneWay) => {
        const built: Step[] = [
          ...[out, back, both].map((by): Step => ({ do: 'add', by, ...line })),
          { do: 'multiply', by: alive, ...line },
          { do: 'multiply', by: 1 + more, ...line },
          ...(on ? [{ do: 'add', by: 0.00042, ...line } as const] : []),
          { do: 'chance', intercept: 2.8, slope: 0.74, floor: 1e-5, ...line },
          { do: 'scale', by: 1000, ...line },
          ...(isOneWay ? [{ do: 'at-most', by: 249, ...line } as const] : []),
        ]
        const { result } = readOff(built)
        expect(result).toBe(walkSteps(built).at(-1)?.after)
      },
    ),
    { numRuns: 2000 },
  )
})
