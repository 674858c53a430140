import { expect, test } from 'vitest'
import type { Step } from './contact-shapes.ts'
import { effectOf } from './step-effect.ts'
import { holds, walkSteps } from './walk-steps.ts'

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
