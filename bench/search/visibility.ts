import type { Industry } from '../../database/seed/demo-titles.ts'

/** Somebody as far as one viewer can see them. */
export interface Known {
  /** “Name, Company” as the seed has it: how the judged set names them. */
  label: string
  given: string
  family: string
  /** Null where no entry in sight says it. */
  company: string | null
  /** All that entries in sight call what they do. */
  titles: readonly string[]
  city: string | null
  country: string | null
  /** Where an entry in sight has them. */
  email: string | null
  slug: string | null
  /** Where the directory says them. */
  industry: Industry | null
  former: readonly string[]
  /** The viewer, or somebody who shares with them, is in contact with them both ways. */
  isTwoWay: boolean
  isInvestor: boolean
}

/** What one viewer can find, by the facts of the seed alone. */
export interface Visibility {
  viewer: string
  /** In reach: their own, those of who shares with them, and whom the directory puts beside one of their contacts. */
  known: readonly Known[]
  /** Whom others of the team know, and the viewer may not see. */
  unseen: readonly Known[]
}

export const nameOf = ({ given, family }: Known): string => `${given} ${family}`
export const labelOf = (name: string, company: string): string => `${name}, ${company}`

/** Letters that are no others with a mark on them. */
const plain: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae' }

/** As somebody types it who has no such keys. Written apart from the product, which is what is judged. */
export const typedPlainly = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđıßæ]/g, (letter) => plain[letter]!)

export const wordsIn = (text: string): string[] => typedPlainly(text).match(/[a-z0-9]+/g) ?? []

/** Words that hold a question together and say nothing about anybody. */
const joining = new Set(['of', 'at', 'in', 'the', 'and'])

export const hasWords = (texts: readonly string[], tokens: string): boolean => {
  const words = new Set(texts.flatMap(wordsIn))
  return wordsIn(tokens).every((word) => joining.has(word) || words.has(word))
}

export const hasPhrase = (texts: readonly string[], phrase: string): boolean =>
  texts.some((text) => ` ${wordsIn(text).join(' ')} `.includes(` ${wordsIn(phrase).join(' ')} `))
