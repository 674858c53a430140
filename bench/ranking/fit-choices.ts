import { connectorFactors } from '@wellmet/graph/paths/connector-score.rules.ts'
import type { Choice } from './introduction-protocol.ts'

export type Exponents = readonly number[]

/** The logarithms of the factors of `connectorScore`, for each candidate. */
const logsOf = ({ candidates }: Choice): number[][] =>
  candidates.map((facts) => connectorFactors(facts).map(({ base }) => Math.log(base)))

/** `connectorScore` with other exponents than its own: only the order within a choice matters. */
export const scoreWith = (choice: Choice, exponents: Exponents): number[] =>
  logsOf(choice).map((logs) => logs.reduce((sum, log, i) => sum + log * exponents[i]!, 0))

const rounds = 400
const pace = 0.05
const pull = 0.01

/** Exponents under which the choices that were made are likeliest (conditional logit by gradient, scaled per input). */
export function fitExponents(choices: readonly Choice[]): Exponents {
  const rows = choices.map((choice) => ({ chosen: choice.chosen, logs: logsOf(choice) }))
  const inputs = rows[0]!.logs[0]!.length
  const all = rows.flatMap(({ logs }) => logs)
  const spread = Array.from({ length: inputs }, (_, i) => {
    const mean = all.reduce((sum, logs) => sum + logs[i]!, 0) / all.length
    return Math.sqrt(all.reduce((sum, logs) => sum + (logs[i]! - mean) ** 2, 0) / all.length) || 1
  })
  const scaled = rows.map(({ chosen, logs }) => ({
    chosen,
    logs: logs.map((one) => one.map((value, i) => value / spread[i]!)),
  }))
  const [now, first, second] = [0, 0, 0].map(() => Array.from({ length: inputs }, () => 0)) as [
    number[],
    number[],
    number[],
  ]
  for (let round = 1; round <= rounds; round++) {
    const slope = Array.from({ length: inputs }, () => 0)
    for (const { chosen, logs } of scaled) {
      const scores = logs.map((one) => one.reduce((sum, value, i) => sum + value * now[i]!, 0))
      const top = Math.max(...scores)
      const likely = scores.map((score) => Math.exp(score - top))
      const total = likely.reduce((sum, value) => sum + value, 0)
      logs.forEach((one, k) => {
        const error = (k === chosen ? 1 : 0) - likely[k]! / total
        for (let i = 0; i < inputs; i++) slope[i]! += (error * one[i]!) / scaled.length
      })
    }
    for (let i = 0; i < inputs; i++) {
      const step = slope[i]! - pull * now[i]!
      first[i] = 0.9 * first[i]! + 0.1 * step
      second[i] = 0.99 * second[i]! + 0.01 * step * step
      now[i]! += (pace * first[i]!) / (1 - 0.9 ** round) / (Math.sqrt(second[i]! / (1 - 0.99 ** round)) + 1e-8)
    }
  }
  return now.map((value, i) => value / spread[i]!)
}
