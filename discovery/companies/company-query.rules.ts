import { domainIn, labelOf } from '@wellmet/platform/files/text/domains.rules.ts'
import { companyWords } from '@wellmet/identity/companies-by-name/company-names.rules.ts'
import { readSector, sectorsOf, type Sector } from '@wellmet/identity/companies-by-name/sectors.rules.ts'
import { wordsOf } from '@wellmet/identity/names/words.rules.ts'

/** What somebody may mean who types this into a field for companies. */
export interface CompanyQuery {
  /** A web or email address, if it is one. */
  readonly domain: string | null
  /** Taken as a name. */
  readonly name: readonly string[]
  /** Taken as a question, without the words that only make it one. */
  readonly sectors: readonly Sector[]
  readonly location: readonly string[]
  readonly rest: readonly string[]
  /** Whether it asks for companies like the one that it names. */
  readonly isLike: boolean
}

const fillers = new Set(
  (
    'a about all an and any anybody anyone are at based business businesses can companies company connected connections ' +
    'contacts could do does find firm firms for give got had has have i is know known list located me my network of on or ' +
    'our people please reach scaleup scaleups search show some someone startup startups that the their there to us we what ' +
    'where which who with work working works you der die das eine firma firmen gibt haben im kenne kennen unternehmen ' +
    'welche wer wir zeige entreprises empresas quelles'
  ).split(' '),
)
const prepositions = new Set(['in', 'near', 'around', 'from', 'aus', 'bei', 'a', 'en'])
const likeness = new Set(['like', 'similar', 'wie'])
const longestPhrase = 3

export function readCompanyQuery(query: string): CompanyQuery {
  const domain = domainIn(query)
  const name = domain === null ? companyWords(query) : wordsOf(labelOf(domain))
  const question =
    domain === null ? readQuestion(wordsOf(query)) : { sectors: [], location: [], rest: [], isLike: false }
  return { domain, name, ...question }
}

function readQuestion(words: readonly string[]): Pick<CompanyQuery, 'sectors' | 'location' | 'rest' | 'isLike'> {
  const [sectors, location, rest] = [new Set<Sector>(), [] as string[], [] as string[]]
  let isPlace = false
  let isLike = false
  for (let at = 0; at < words.length;) {
    const found = sectorAt(words, at)
    const word = words[at] ?? ''
    at += found?.length ?? 1
    if (found) {
      sectors.add(found.sector)
      isPlace = false
    } else if (prepositions.has(word) && at > 1) isPlace = true
    else if (likeness.has(word)) isLike = true
    else if (!fillers.has(word)) (isPlace ? location : rest).push(word)
  }
  return { sectors: [...sectors], location: location.map(cityOf), rest, isLike }
}

/** The longest words from here that say what a company does. */
function sectorAt(words: readonly string[], at: number): { sector: Sector; length: number } | null {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const sector = readSector(words.slice(at, at + length))
    if (sector) return { sector, length }
  }
  return null
}

/** Words that many companies have in their names: without them the name is still the same, with them alone it is none. */
const common = new Set(
  'enterprises enterprise solutions services service systems labs lab technologies technology tech global international partners works studio network networks'.split(
    ' ',
  ),
)

/** The words that make a name this name: what says the sector, or nothing, is left out. */
export const tellingWords = (words: readonly string[]): string[] =>
  words.filter((word) => !common.has(word) && !fillers.has(word) && sectorsOf({ name: word }).length === 0)

/** Cities that are written in another language than the directory's, each by one name. */
const cities: Record<string, string> = {
  munchen: 'munich',
  muenchen: 'munich',
  koln: 'cologne',
  koeln: 'cologne',
  wien: 'vienna',
  zuerich: 'zurich',
  genf: 'geneva',
  geneve: 'geneva',
  mailand: 'milan',
  milano: 'milan',
  roma: 'rome',
  lisboa: 'lisbon',
  praha: 'prague',
  warszawa: 'warsaw',
  kobenhavn: 'copenhagen',
  kopenhagen: 'copenhagen',
  bengaluru: 'bangalore',
  bruxelles: 'brussels',
  deutschland: 'germany',
  schweiz: 'switzerland',
  osterreich: 'austria',
  frankreich: 'france',
  england: 'kingdom',
  uk: 'kingdom',
  nyc: 'york',
  usa: 'states',
}
const cityOf = (word: string): string => cities[word] ?? word

/** Whether a place is in what was asked for: every word typed stands in it. */
export function isIn(location: string | null, typed: readonly string[]): boolean {
  const words = new Set(wordsOf(location).map(cityOf))
  return typed.every((word) => words.has(word))
}
