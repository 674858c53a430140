import type { Evidence } from './path-shapes.ts'

/** One line of the sum. A negative weight takes away, for instance for silence. */
export type BreakdownPart = { label: string; weight: number }
export type Breakdown = {
  title: string
  value: number
  sentence: string
  parts: BreakdownPart[]
  evidence: Evidence[]
  formula: string
  recomputed: { at: string; value: number }
}

export const sumOf = (parts: BreakdownPart[]): number => parts.reduce((sum, { weight }) => sum + weight, 0)

/** Weights are shown with one decimal, so half of the last digit is the most a sum may be off. */
export const addsUp = ({ parts, value }: Breakdown): boolean => Math.abs(sumOf(parts) - value) < 0.5

export const isSame = ({ recomputed, value }: Breakdown): boolean => recomputed.value === value
