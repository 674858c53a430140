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
