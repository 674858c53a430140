import { present } from '@wellmet/platform/values/present.rules.ts'
import { lettersTogether, withoutLegalForms } from './legal-forms.rules.ts'

/** Letters of their own, which Unicode takes for no other letter with a mark; people without such keys type these. */
const typedAs: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }

/** Lower case, without accents, everything but letters and digits as one space. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđðıßæœþ]/g, (letter) => present(typedAs[letter]))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const wordsOf = (text: string | null | undefined): string[] => {
  const folded = fold(text ?? '')
  return folded === '' ? [] : folded.split(' ')
}

/** A company's name as it is written, but for its legal form; which names are one company says `companyKey`. */
export const companyName = (name: string): string => withoutLegalForms(lettersTogether(wordsOf(name))).join(' ')

/** What is shown of a contact, and so what they can be found by. */
export interface Findable {
  readonly name: string
  readonly company: string | null
  readonly title: string | null
  readonly location: string | null
}

/** Enough for any name or title; whoever pastes a page into a title is found by its beginning. */
export const mostWords = 24

const fields = [
  ['A', 'name'],
  ['B', 'company'],
  ['C', 'title'],
  ['D', 'location'],
] as const

/** As PostgreSQL reads a tsvector: every word with the field it stands in. Folded words need no quoting inside. */
export function wordVector(contact: Findable): string {
  let position = 0
  return fields
    .flatMap(([weight, field]) =>
      wordsOf(contact[field])
        .slice(0, mostWords)
        .map((word) => `'${lexemeOf(word)}':${++position}${weight}`),
    )
    .join(' ')
}

/** A word as a tsvector keeps it. */
export const lexemeOf = (word: string): string => word.slice(0, 100)

export const letters = (word: string): string[] => Array.from(word)

/** A beginning of two letters has thousands of words: it is kept with the people, and only of their names. */
export const shortestBeginning = { ofName: 2, ofAnything: 3 }
/** Whoever types more has few words left. */
const longestBeginning = 6

const beginning = (word: string, length: number): string => `begins:${letters(word).slice(0, length).join('')}`

/** A short word with a letter less is many words. */
export const shortestFuzzyWord = 4

const lackingOneLetter = (word: string): string[] =>
  letters(word).length < shortestFuzzyWord
    ? []
    : [...new Set(letters(word).map((_, i, all) => all.toSpliced(i, 1).join('')))]

const some = (text: string | null): string[] => wordsOf(text).slice(0, mostWords)

/** The words of all that is shown. */
export const everyWordOf = ({ name, company, title, location }: Findable): string[] =>
  [name, company, title, location].flatMap(some)

/**
 * Under what somebody is found: whole words, and two letters of a name. Every mark is an entry of an index, and those are
 * most of what finding costs to keep; so what follows from a word alone is kept once for all who have it.
 */
export const tokensOf = (contact: Findable): string[] => [
  ...some(contact.name)
    .filter((word) => letters(word).length > shortestBeginning.ofName)
    .map((word) => beginning(word, shortestBeginning.ofName)),
  ...everyWordOf(contact).map((word) => `word:${word}`),
]

/** Under what a word is found: by how it begins, and by what is left of it without one of its letters. */
export const variantsOf = (word: string): string[] => {
  const length = letters(word).length
  const beginnings = []
  for (let n = shortestBeginning.ofAnything; n <= Math.min(longestBeginning, length - 1); n += 1)
    beginnings.push(beginning(word, n))
  return [...beginnings, ...lackingOneLetter(word).map((less) => `lacks:${less}`)]
}

/** What to look for: marks of people, and marks of words that people may have instead. What is shown sorts out the rest. */
export interface TokenQuery {
  readonly people: readonly string[]
  readonly words: readonly string[]
}

/** The word itself and words that begin so. */
export const exactQuery = (word: string): TokenQuery => {
  const length = letters(word).length
  return {
    people: [`word:${word}`, ...(length === shortestBeginning.ofName ? [beginning(word, length)] : [])],
    words: length < shortestBeginning.ofAnything ? [] : [beginning(word, Math.min(length, longestBeginning))],
  }
}

/** One letter too few, too many, wrong, or two exchanged: both sides lack a letter and are then the same. */
export const fuzzyQuery = (word: string): TokenQuery => {
  const { people, words } = exactQuery(word)
  const less = lackingOneLetter(word)
  return {
    people: [...people, ...less.map((shorter) => `word:${shorter}`)],
    words: [...words, `lacks:${word}`, ...less.map((shorter) => `lacks:${shorter}`)],
  }
}
