import type { Step, StrengthReceipt } from './contact-shapes.ts'

const operations: Record<Step['do'], (value: number, step: Step) => number> = {
  add: (value, { by = 0 }) => value + by,
  multiply: (value, { by = 1 }) => value * by,
  divide: (value, { by = 1 }) => value / by,
  'at-most': (value, { by = value }) => Math.min(value, by),
  scale: (value, { by = 1 }) => Math.round(value * by),
  floor: (value) => Math.floor(value),
  complement: (value) => 1 - value,
  saturate: (value) => -Math.expm1(-value),
  chance: (value, { intercept = 0, slope = 0, floor = 0 }) =>
    1 / (1 + Math.exp(-(intercept + slope * Math.log(value + floor)))),
}

export type WalkedStep = Step & { before: number; after: number }

/** Works the receipt out again, line by line, from nothing but its own lines. */
export const walkSteps = (steps: readonly Step[]): WalkedStep[] => {
  let value = 0
  return steps.map((step) => {
    const before = value
    value = operations[step.do](value, step)
    return Object.assign({ before, after: value }, step)
  })
}

/** The lines lead to the result they come with, and that is the number in use. */
export const holds = ({ steps, result, stored, same }: StrengthReceipt): boolean =>
  same && result === stored && (walkSteps(steps).at(-1)?.after ?? 0) === result
