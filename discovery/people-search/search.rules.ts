import { present } from '@wellmet/platform/values/present.rules.ts'
import type { Term } from './search-terms.rules.ts'
import {
  letters,
  lexemeOf,
  mostWords,
  shortestBeginning,
  wordsOf,
  type Findable,
} from '@wellmet/identity/names/words.rules.ts'

type Field = keyof Findable
type Form = 'whole' | 'nickname' | 'beginning' | 'mistyped'

/**
 * In which field a word may be found and how, the best first: the order of the worths in `search_people`. In every field
 * a whole word is worth more than a beginning, and a beginning more than a slip.
 */
const places = [
  ['nameIs', 'name', 'whole'],
  ['nickname', 'name', 'nickname'],
  ['companyIs', 'company', 'whole'],
  ['nameBegins', 'name', 'beginning'],
  ['titleIs', 'title', 'whole'],
  ['companyBegins', 'company', 'beginning'],
  ['titleBegins', 'title', 'beginning'],
  ['locationIs', 'location', 'whole'],
  ['nameMeant', 'name', 'mistyped'],
] as const satisfies [string, Field, Form][]

type Place = (typeof places)[number][0]
const letterOf: Record<Field, string> = { name: 'A', company: 'B', title: 'C', location: 'D' }

/**
 * What is looked for on what is shown must be marked in the index for the same contact alone (`tokensOf`, `variantsOf`), or an answer
 * would depend on somebody else's. So a place is found by whole words, and only a name when it is mistyped.
 */
const mayBegin = ({ words: [first], isQuoted }: Term, field: Field): boolean =>
  !isQuoted &&
  letters(present(first)).length >= (field === 'name' ? shortestBeginning.ofName : shortestBeginning.ofAnything)

const either = (words: readonly string[], letter: string): string | null =>
  words.length === 0 ? null : words.map((word) => `'${lexemeOf(word)}':${letter}`).join(' | ')

function queryOf(term: Term, field: Field, form: Form): string | null {
  const letter = letterOf[field]
  const [first] = term.words.map(lexemeOf)
  switch (form) {
    case 'whole':
      // All of a phrase stand in one field: the next word after a name is the company.
      return term.words.map((word) => `'${lexemeOf(word)}':${letter}`).join(' <-> ')
    case 'nickname':
      return either(term.nicknames, letter)
    case 'mistyped':
      return either(term.meant, letter)
    case 'beginning':
  }
  return mayBegin(term, field) ? `'${first}':*${letter}` : null
}

/** As PostgreSQL reads them: for each place the query of every term, and what all of them together ask for. */
export type Asked = Record<Place, (string | null)[]> & { all: string }

export function askedOf(terms: readonly Term[]): Asked {
  const columns = places.map(
    ([place, field, form]) => [place, terms.map((term) => queryOf(term, field, form))] as const,
  )
  const all = terms.map((_, i) => `(${columns.flatMap(([, queries]) => queries[i] ?? []).join(' | ')})`).join(' & ')
  return { ...(Object.fromEntries(columns) as Record<Place, (string | null)[]>), all }
}

export interface Match {
  readonly typed: string
  readonly field: Field
  readonly form: Form
  /** What it was found as, folded. */
  readonly word: string
}

/** Where each term was found on these facts, at its best place: the same answer as the statement's, for saying why. */
export const matchesOf = (terms: readonly Term[], facts: Findable): Match[] =>
  terms.flatMap((term) => {
    for (const [, field, form] of places) {
      const word = foundAs(term, field, form, wordsOf(facts[field]).slice(0, mostWords))
      if (word !== undefined) return [{ typed: term.words.join(' '), field, form, word }]
    }
    return []
  })

function foundAs(term: Term, field: Field, form: Form, words: string[]): string | undefined {
  const [first] = term.words
  switch (form) {
    case 'whole':
      return ` ${words.join(' ')} `.includes(` ${term.words.join(' ')} `) ? term.words.join(' ') : undefined
    case 'nickname':
      return words.find((word) => term.nicknames.includes(word))
    case 'mistyped':
      return words.find((word) => term.meant.includes(word))
    case 'beginning':
  }
  return mayBegin(term, field) ? words.find((word) => word.startsWith(present(first))) : undefined
}

/** What was taken for a slip, and as what: only where it led to somebody who is shown. */
export const correctionsOf = (matches: readonly Match[]): { typed: string; meant: string }[] => [
  ...new Map(
    matches
      .filter(({ form }) => form === 'mistyped')
      .map(({ typed, word }) => [`${typed} ${word}`, { typed, meant: word }]),
  ).values(),
]
