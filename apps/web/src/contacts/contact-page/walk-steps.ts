import type { StrengthBreakdown } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { type Operation, take } from '@wellmet/contacts/relationships/breakdown.rules.ts'
import type { Step } from './contact-shapes.ts'

export type WalkedStep = Step & { before: number; after: number }

// A step names the numbers that its operation needs; the wire's one shape for all of them cannot say so.
const operationOf = (step: Step): Operation => step as Operation

/** Works the receipt out again, line by line, from nothing but its own lines. */
export const walkSteps = (steps: readonly Step[]): WalkedStep[] => {
  let value = 0
  return steps.map((step) => {
    const before = value
    value = take(value, operationOf(step))
    return Object.assign({ before, after: value }, step)
  })
}

/** The lines lead to the result they come with, and that is the number in use. */
export const holds = ({ steps, result, stored, same }: StrengthBreakdown): boolean =>
  same && result === stored && (walkSteps(steps).at(-1)?.after ?? 0) === result

const rounded = (value: number, digits: number): number => Number(value.toPrecision(digits))

const roundedTo = (steps: readonly Step[], digits: number): WalkedStep[] => {
  let value = 0
  return steps.map((step) => {
    const by =
      step.by === undefined || step.do === 'at-most' || step.do === 'scale' ? step.by : rounded(step.by, digits)
    // The chance is worked out of the number that its line shows; 12 digits drop what adding binary fractions leaves.
    const before = rounded(value, step.do === 'chance' ? digits : 12)
    const shown: Step = by === undefined ? step : Object.assign({}, step, { by })
    value = take(before, operationOf(shown))
    return Object.assign({ before, after: value }, shown)
  })
}

const perMille = (value: number): number => Math.round(value * 1000)
const leastDigits = 3

/** The lines with as few digits as lead to the same result, so that whoever works them out again gets the number shown. */
export const shownSteps = (steps: readonly Step[]): WalkedStep[] => {
  const exact = walkSteps(steps)
  const isSame = (walked: readonly WalkedStep[]): boolean =>
    walked.every(({ do: does, after }, at) => {
      if (does === 'add' || does === 'multiply' || does === 'divide') return true
      return perMille(after) === perMille(exact[at]?.after ?? 0)
    })
  for (let digits = leastDigits; digits <= 15; digits++) {
    const walked = roundedTo(steps, digits)
    if (isSame(walked)) return walked
  }
  return exact
}
