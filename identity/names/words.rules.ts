import { present } from '@wellmet/platform/values/present.rules.ts'
import { lettersTogether, withoutLegalForms } from './legal-forms.rules.ts'

/** Letters of their own, which Unicode takes for no other letter with a mark; people without such keys type these. */
const typedAs: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }

const plainText = /^[\x20-\x7e]*$/

/** Lower case, without accents, everything but letters and digits as one space. */
export const fold = (text: string): string =>
  plainText.test(text)
    ? text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()
    : foldAny(text)

const foldAny = (text: string): string =>
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

export const letters = (word: string): string[] => Array.from(word)
