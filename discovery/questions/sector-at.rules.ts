import { isGermanPlural, readSector, type Sector } from '@wellmet/identity/companies-by-name/sectors.rules.ts'
import { companyNouns } from './question-words.rules.ts'

const mostWords = 3
/** Whoever asks for "airport people" asks for people of airports. */
const peopleNouns = new Set(
  'people ppl folks folk contacts guys crowd types professionals colleagues friends'.split(' '),
)

/** The sector that begins here, and how many words name it: "health tech", "venture capital". */
export function sectorAt(words: readonly string[], from: number): { sectors: Sector[]; length: number } | undefined {
  for (let length = Math.min(mostWords, words.length - from); length > 0; length -= 1) {
    const sector = readSector(words.slice(from, from + length))
    if (sector) return { sectors: [sector], length }
  }
  const [word = '', next = ''] = words.slice(from, from + 2)
  const sector = readSector([word.replace(/ies$/, 'y')]) ?? (peopleNouns.has(next) ? readSector([`${word}s`]) : null)
  return sector ? { sectors: [sector], length: 1 } : undefined
}

/** "logistics companies", "banks"; "a bank" as well, but Mooring Bank is a company. */
export function sectorOfCompanies(run: readonly string[], isOfAKind: boolean): readonly string[] | undefined {
  const words = run.filter((word) => !companyNouns.has(word))
  const sector = words.length === 0 ? undefined : sectorAt(words, 0)
  if (!sector || sector.length < words.length) return undefined
  const isPlural = words.some((word) => word.endsWith('s') || isGermanPlural(word))
  return isOfAKind || words.length < run.length || isPlural ? sector.sectors : undefined
}
