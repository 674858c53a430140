import { readSector, type Sector } from '@wellmet/identity/companies-by-name/sectors.rules.ts'

const mostWords = 3

/** The sector that begins here, and how many words name it: "health tech", "venture capital". */
export function sectorAt(words: readonly string[], from: number): { sectors: Sector[]; length: number } | undefined {
  for (let length = Math.min(mostWords, words.length - from); length > 0; length -= 1) {
    const sector = readSector(words.slice(from, from + length))
    if (sector) return { sectors: [sector], length }
  }
  return undefined
}
