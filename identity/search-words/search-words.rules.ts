import { joinedWords, spelledOutWords } from '../names/name-words.rules.ts'
import { companyWords, initialsOf } from '../companies-by-name/company-names.rules.ts'
import { letters, wordsOf } from '../names/words.rules.ts'
import { cached } from '@wellmet/platform/values/cached.rules.ts'
import { withoutEmployers } from '../titles/title-without-employers.rules.ts'
import { latinWords } from './latin-words.rules.ts'
import { companyFacets, locationFacets, titleFacets } from './facets.rules.ts'

/** What is known of a contact, and so what they can be found by. */
export interface Findable {
  readonly name: string
  readonly company: string | null
  readonly title: string | null
  readonly location: string | null
  /** Of their work addresses. */
  readonly domains?: readonly string[]
  /** Of the company, as the directory says. */
  readonly industry?: string | null
  /** Codes of what the title names, by `occupationsIn`. */
  readonly occupations?: readonly string[]
  readonly formerEmployers?: readonly string[]
  /** Where they studied, what they belong to and what they invested in. */
  readonly background?: readonly string[]
}

/** Enough for any name or title; whoever pastes a page into a title is found by its beginning. */
export const mostWords = 24

export const fields = { name: 'A', company: 'B', title: 'C', location: 'D' } as const
export type Field = keyof typeof fields

const some = (text: string | null): string[] => wordsOf(text).slice(0, mostWords)

/** Somebody of whom nothing but an address is known: what stands before the @ may be their name, the rest is no part of it. */
const nameOf = ({ name }: Findable): string => (/^\S+@\S+$/.test(name) ? name.slice(0, name.indexOf('@')) : name)

const companyOf = ({ company, domains, industry }: Findable): string => JSON.stringify([company, domains, industry])
const titleOf = ({ title, company, occupations, formerEmployers, background }: Findable): string =>
  JSON.stringify([title, company, occupations, formerEmployers, background])
const locationOf = ({ location }: Findable): string => JSON.stringify(location)

/** The words of one field, those of the text first, then other ways to write them. */
const wordsIn: Record<Field, (contact: Findable) => readonly string[]> = {
  name: (contact) => {
    const name = nameOf(contact)
    return [...some(name), ...joinedWords(name), ...spelledOutWords(name), ...latinWords(name).slice(0, mostWords)]
  },
  company: cached(companyOf, ({ company, domains = [] }) => [
    ...some(company),
    ...(company === null
      ? []
      : [...joinedWords(company), ...spelledOutWords(company), ...inOneWord(company), ...initials(company)]),
    ...(company === null ? domains.flatMap(labelsOf) : []),
  ]),
  title: cached(
    ({ title, company }) => JSON.stringify([title, company]),
    ({ title, company }) => some(withoutEmployers(title, company)),
  ),
  location: cached(locationOf, ({ location }) => [...some(location), ...spelledOutWords(location ?? '')]),
}

/** PapayaPay and Papaya Pay. */
const inOneWord = (company: string): string[] => {
  const words = wordsOf(company)
  return words.length === 2 ? [words.join('')] : []
}

/** Of three to six words: the Carreg National Archive is written CNA. */
const initials = (company: string): string[] => {
  const words = companyWords(company)
  return words.length > 2 && words.length < 7 ? [initialsOf(words)] : []
}

/** `meridian-logistics.de` is written Meridian Logistics. */
const labelsOf = (domain: string): string[] => {
  const label = domain.split('.')[0] ?? ''
  return [...wordsOf(label), label.replaceAll('-', '')]
}

/** What the words mean, in codes that a question has too. */
const facetsIn: Record<Field, (contact: Findable) => readonly string[]> = {
  name: () => [],
  company: cached(companyOf, companyFacets),
  title: cached(titleOf, titleFacets),
  location: cached(locationOf, locationFacets),
}

const everyField = Object.keys(fields) as Field[]

/** As PostgreSQL reads a tsvector: every word and every facet with the field it stands in. Neither needs quoting inside. */
export function searchVector(contact: Findable): string {
  let position = 0
  return everyField
    .flatMap((field) =>
      [...wordsIn[field](contact), ...facetsIn[field](contact)].map(
        (word) => `'${lexemeOf(word)}':${Math.min(++position, 16_383)}${fields[field]}`,
      ),
    )
    .join(' ')
}

/** A word as a tsvector keeps it. */
export const lexemeOf = (word: string): string => word.slice(0, 100)

/** The words of all that is known. */
export const everyWordOf = (contact: Findable): string[] => everyField.flatMap((field) => wordsIn[field](contact))

const everyFacetOf = (contact: Findable): string[] => everyField.flatMap((field) => facetsIn[field](contact))

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

/**
 * Under what somebody is found: whole words, what they mean, and two letters of a name. Every token is an entry of an
 * index, and those are most of what finding costs to keep; so what follows from a word alone is kept once for all who
 * have it.
 */
export const tokensOf = (contact: Findable): string[] => [
  ...new Set([
    ...some(nameOf(contact))
      .filter((word) => letters(word).length > shortestBeginning.ofName)
      .map((word) => beginning(word, shortestBeginning.ofName)),
    ...everyWordOf(contact).map((word) => `word:${word}`),
    ...everyFacetOf(contact),
  ]),
]

/** Under what a word is found: by how it begins, and by what is left of it without one of its letters. */
export const variantsOf = (word: string): string[] => {
  const length = letters(word).length
  const beginnings = []
  for (let n = shortestBeginning.ofAnything; n <= Math.min(longestBeginning, length - 1); n += 1)
    beginnings.push(beginning(word, n))
  return [...beginnings, ...lackingOneLetter(word).map((less) => `lacks:${less}`)]
}

/** What to look for: tokens of people, and tokens of words that people may have instead. What is shown sorts out the rest. */
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
