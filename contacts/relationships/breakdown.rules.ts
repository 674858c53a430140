/** What a step does to the number so far, which starts at 0. */
export type Operation =
  | { readonly do: 'add' | 'multiply' | 'divide' | 'at-most' | 'scale'; readonly by: number }
  | { readonly do: 'chance'; readonly intercept: number; readonly slope: number; readonly floor: number }
  | { readonly do: 'saturate' | 'complement' | 'floor' }

/** One line of a receipt: the arithmetic, what it means to the reader, and where it comes from. */
export type Step = Operation & { readonly sentence: string; readonly evidence: readonly string[] }

/** Carries every constant it used, so that it recomputes under the formula that made it and no other. */
export interface Breakdown {
  readonly formula: string
  readonly steps: readonly Step[]
  readonly result: number
}

export const step = (operation: Operation, sentence: string, evidence: readonly string[] = []): Step => ({
  ...operation,
  sentence,
  evidence,
})

export function take(value: number, operation: Operation): number {
  switch (operation.do) {
    case 'add':
      return value + operation.by
    case 'multiply':
      return value * operation.by
    case 'divide':
      return value / operation.by
    case 'at-most':
      return Math.min(value, operation.by)
    case 'scale':
      return Math.round(value * operation.by)
    case 'floor':
      return Math.floor(value)
    case 'complement':
      return 1 - value
    // 1 - e^-x: the chance of at least one meeting when x are expected.
    case 'saturate':
      return -Math.expm1(-value)
    case 'chance':
  }
  return 1 / (1 + Math.exp(-(operation.intercept + operation.slope * Math.log(value + operation.floor))))
}

/** Works the number out again from the steps alone; equal to `result` for every receipt, also after JSON. */
export const recompute = (breakdown: Pick<Breakdown, 'steps'>): number => breakdown.steps.reduce(take, 0)

export const breakdownOf = (formula: string, steps: readonly Step[]): Breakdown => ({
  formula,
  steps,
  result: recompute({ steps }),
})
