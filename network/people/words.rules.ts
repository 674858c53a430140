/** Lower case, without accents, everything but letters and digits as one space. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const wordsOf = (text: string | null | undefined): string[] => {
  const folded = fold(text ?? '')
  return folded === '' ? [] : folded.split(' ')
}

const legalForms =
  /\b(?:inc|incorporated|corp|corporation|co|company|ltd|limited|llc|llp|plc|gmbh|ag|sa|sas|sarl|bv|nv|ab|oy|as|srl|spa|pty|kg)\b/g

/** “Acme, Inc.”, “ACME Inc” and “Acme” are one company; a name that is nothing but a legal form stays as it is. */
export function companyName(name: string): string {
  const folded = fold(name)
  return folded.replace(legalForms, ' ').replace(/\s+/g, ' ').trim() || folded
}

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

/** Of words, these beginnings are kept; another one typed is looked for by the longest of these that it has. */
const keptBeginnings = [2, 4]
export const letters = (word: string): string[] => Array.from(word)

const beginningsOf = (word: string, lengths: readonly number[]): string[] =>
  lengths
    .filter((length) => length < letters(word).length)
    .map((length) => `begins:${letters(word).slice(0, length).join('')}`)

/** A short word with a letter less is many words. */
export const shortestForgiving = 4

const lackingOneLetter = (word: string): string[] =>
  letters(word).length < shortestForgiving
    ? []
    : [...new Set(letters(word).map((_, i, all) => all.toSpliced(i, 1).join('')))]

const forgiving = (word: string): string[] => [
  `word:${word}`,
  ...beginningsOf(word, keptBeginnings),
  ...lackingOneLetter(word).map((less) => `lacks:${less}`),
]
const plain = (word: string): string[] => [`word:${word}`, ...beginningsOf(word, keptBeginnings)]
const whole = (word: string): string[] => [`word:${word}`]

const some = (text: string | null): string[] => wordsOf(text).slice(0, mostWords)

/**
 * Under what somebody is found: names also when typed wrongly, companies and titles also by how they begin. Every mark is
 * an entry of an index, and those are most of what finding costs to keep: about 30 of an average contact.
 */
export const marksOf = ({ name, company, title, location }: Findable): string[] => [
  ...some(name).flatMap(forgiving),
  ...[...some(company), ...some(title)].flatMap(plain),
  ...some(location).flatMap(whole),
]

/** What to look for when this was typed: the word itself and words that begin so; what is shown then sorts out the rest. */
export const marksTyped = (word: string): string[] => {
  const length = keptBeginnings.findLast((kept) => kept <= letters(word).length)
  return [`word:${word}`, ...(length ? [`begins:${letters(word).slice(0, length).join('')}`] : [])]
}

/** One letter too few, too many, wrong, or two exchanged: both sides lack a letter and are then the same. */
export const marksMistyped = (word: string): string[] => [
  ...marksTyped(word),
  `lacks:${word}`,
  ...lackingOneLetter(word).flatMap((less) => [`word:${less}`, `lacks:${less}`]),
]
