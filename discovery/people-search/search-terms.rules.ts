import { firstOf, present } from '@wellmet/platform/values/present.rules.ts'
import { nicknamesOf } from '@wellmet/identity/names/nicknames.rules.ts'
import { isOneTypo } from '@wellmet/identity/names/spelling.rules.ts'
import {
  letters,
  fuzzyQuery,
  exactQuery,
  shortestFuzzyWord,
  wordsOf,
  type TokenQuery,
} from '@wellmet/identity/names/words.rules.ts'

/** One thing that a person must match: a word, or several in quotes that must stand in this order. */
export interface Term {
  readonly words: readonly string[]
  readonly isQuoted: boolean
  readonly nicknames: readonly string[]
  /** What may have been meant, when nobody is called what was typed. */
  readonly meant: readonly string[]
}

const quoted = /["“”„«»]([^"“”„«»]*)["“”„«»]/g

/** "CTO at Kade in Berlin": what holds a sentence together is not looked for. */
const ignored = new Set(['at', 'in', 'of', 'the', 'and'])

/** Empty when nothing was typed that could be a word. */
export function readTerms(query: string): Term[] {
  const phrases = [...query.matchAll(quoted)].map(([, inside]) => wordsOf(inside)).filter((words) => words.length > 0)
  const loose = wordsOf(query.replace(quoted, ' '))
  const meaning = loose.filter((word) => !ignored.has(word))
  // Somebody may be called so: when there is nothing else to look for, they are looked for.
  const kept = meaning.length + phrases.length > 0 ? meaning : loose
  return [
    ...phrases.map((words) => ({ words, isQuoted: true, nicknames: [], meant: [] })),
    ...[...new Set(kept)].map((word) => ({
      words: [word],
      isQuoted: false,
      nicknames: nicknamesOf(word),
      meant: [],
    })),
  ]
}

const mayBeMistyped = ({ words: [word], isQuoted }: Term): boolean =>
  !isQuoted && letters(present(word)).length >= shortestFuzzyWord

/** For looking once more with slips forgiven: the lengths of what could be meant; empty when nothing may be forgiven. */
export const fieldLengths = (terms: readonly Term[]): number[] => [
  ...new Set(
    terms
      .filter(mayBeMistyped)
      .flatMap(({ words: [word] }) => [-1, 0, 1].map((by) => letters(present(word)).length + by)),
  ),
]

/** With whatever of these words is one slip away. What begins as was typed is found already. */
export const fuzzy = (terms: readonly Term[], known: readonly string[]): Term[] =>
  terms.map((term) => {
    const typed = firstOf(term.words)
    const isMeant = (word: string) => isOneTypo(typed, word) && !word.startsWith(typed)
    return mayBeMistyped(term) ? { ...term, meant: known.filter(isMeant).toSorted() } : term
  })

const mostSlots = 3

/**
 * What to look up in the index: for each of up to three words that of which a person must have one. The longest words,
 * being the rarest; what the others say is seen on what is shown. Always three, because the statement has three places:
 * the first is repeated.
 */
export function queryTerms(terms: readonly Term[], { forgive = false } = {}): TokenQuery[] {
  const slots = terms.flatMap((term) =>
    term.words.map((word) => ({ word, tokens: tokenQueryFor(term, word, forgive) })),
  )
  const rarest = slots.toSorted((a, b) => b.word.length - a.word.length || (a.word < b.word ? -1 : 1))
  return Array.from({ length: mostSlots }, (_, i) => (rarest[i] ?? firstOf(rarest)).tokens)
}

function tokenQueryFor(term: Term, word: string, forgive: boolean): TokenQuery {
  if (term.isQuoted) return { people: [`word:${word}`], words: [] }
  const { people, words } = forgive && mayBeMistyped(term) ? fuzzyQuery(word) : exactQuery(word)
  return { people: [...people, ...term.nicknames.map((name) => `word:${name}`)], words }
}
