import { nicknames, spellingsOf } from '../names/nicknames.rules.ts'
import type { ComparableFacts } from './person-facts.rules.ts'

/**
 * Only entries that share a key are compared, so the work grows with the number of entries, not of pairs. `spelled` has
 * the names that addresses of unnamed entries spell; other names need no such key.
 */
export function candidateKeys(one: ComparableFacts, spelled: ReadonlySet<string>): Set<string> {
  const keys = new Set<string>()
  for (const mailbox of one.mailboxes) keys.add(`e${mailbox}`)
  for (const phone of one.phones) keys.add(`p${phone}`)
  if (one.facts.profile !== null) keys.add(`l${one.facts.profile}`)
  const words = one.words.slice(0, 5)
  addNames(keys, words)
  const spellings = spellingsIn(one).filter((spelling) => spelled.has(spelling))
  const places = new Set([...one.domains, ...one.shortNames, ...one.formerCompanies])
  if (one.company !== null) places.add(one.company)
  for (const place of places) {
    for (const word of new Set([words[0], words.at(-1)]))
      if (word !== undefined && word.length > 1) for (const form of formsOf(word)) keys.add(`c${place} ${form}`)
    for (const spelling of spellings) keys.add(`c${place} ${spelling}`)
    if (words.length === 0) for (const local of one.locals) keys.add(`c${place} ${local}`)
  }
  for (const spelling of spellings) if (spelling.length > 5) keys.add(`a${spelling}`)
  if (words.length === 0) for (const local of one.locals) keys.add(`a${local}`)
  return keys
}

/**
 * Every two words in any order; and of the first and the last, one whole with the beginning or the end of the other, as a
 * slip leaves it.
 */
function addNames(keys: Set<string>, words: readonly string[]): void {
  for (const [i, first] of words.entries())
    for (const second of words.slice(i + 1))
      for (const one of formsOf(first))
        for (const two of formsOf(second)) keys.add(one < two ? `n${one} ${two}` : `n${two} ${one}`)
  const [first, last] = [words[0], words.at(-1)]
  if (words.length < 2 || first === undefined || last === undefined) return
  for (const [whole, other] of [
    [first, last],
    [last, first],
  ] as const) {
    if (other.length < 5) continue
    const size = other.length > 7 ? 4 : 3
    keys.add(`h${whole} ${other.slice(0, size)}`)
    keys.add(`h${whole} -${other.slice(-size)}`)
  }
}

const longForms = Map.groupBy(nicknames, ([short]) => short)

/** The word in one spelling for all, and the names that it may be short for. */
const formsOf = (word: string): string[] => [
  oneSpelling(word),
  ...(longForms.get(word) ?? []).map(([, long]) => oneSpelling(long)),
]

const oneSpelling = (word: string): string =>
  [word, ...spellingsOf(word)].toSorted()[0]?.replace(/([aou])e/g, '$1') ?? word

/** What an address makes of a name. */
function spellingsIn({ words, spelledOut }: ComparableFacts): string[] {
  const [first, last] = [words[0], words.at(-1)]
  if (words.length < 2 || first === undefined || last === undefined) return []
  const lasts = [last, ...[...spelledOut].slice(-1)]
  return lasts.flatMap((family) => [
    `${first}${family}`,
    `${family}${first}`,
    `${first[0]}${family}`,
    `${first}${family[0]}`,
  ])
}

/** What the addresses of an entry without a name spell. */
export const spelledBy = ({ words, locals }: ComparableFacts): readonly string[] => (words.length === 0 ? locals : [])
