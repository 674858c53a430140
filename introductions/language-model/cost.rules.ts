import type { Usage } from './dialects.rules.ts'

export interface Prices {
  readonly inputPrice: number
  readonly outputPrice: number
}

const million = 1_000_000n

/** In millionths of the currency, rounded up: prices are for a million tokens. */
export const costOf = ({ inputTokens, outputTokens }: Usage, { inputPrice, outputPrice }: Prices): number => {
  const exact = BigInt(inputTokens) * BigInt(inputPrice) + BigInt(outputTokens) * BigInt(outputPrice)
  return Number((exact + million - 1n) / million)
}

/** What a server adds around the two messages, at most. */
const wrapping = 200

/** No tokenizer makes more tokens than there are bytes, so a call never costs more than this. */
export const mostUsage = (sent: string, mostTokens: number): Usage => ({
  inputTokens: Buffer.byteLength(sent) + wrapping,
  outputTokens: mostTokens,
})

/** The first day of the month, in UTC, as budgets count it. */
export const monthOf = (now: Date): string => `${now.toISOString().slice(0, 7)}-01`
