import { EmailAddress } from '@wellmet/platform/contract/shapes.ts'

export type ReadAddresses = { addresses: readonly string[]; wrong: readonly string[] }

/** "Ana Lima <ana@example.com>", as mail programs copy it. */
const inBrackets = /<([^<>]*)>/gu

/** Addresses that were typed or pasted, each once: separated by commas, semicolons, spaces or lines, with names or not. */
export const readAddresses = (typed: string): ReadAddresses => {
  const bracketed = Array.from(typed.matchAll(inBrackets), ([, address]) => address ?? '')
  const words = bracketed.length > 0 ? bracketed : typed.split(/[\s,;]+/u)
  const filled = [...new Set(words.map((word) => word.trim().toLowerCase()).filter(Boolean))]
  const isAddress = (word: string) => EmailAddress.safeParse(word).success
  return { addresses: filled.filter(isAddress), wrong: filled.filter((word) => !isAddress(word)) }
}
