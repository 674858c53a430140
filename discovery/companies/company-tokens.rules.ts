import { namesOf } from '@wellmet/identity/companies-by-name/company-aliases.rules.ts'
import { companyKey, companyWords, initialsOf } from '@wellmet/identity/companies-by-name/company-names.rules.ts'
import { sectorsOf, sectorToken } from '@wellmet/identity/companies-by-name/sectors.rules.ts'
import { companyName, wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { tokensOf } from '@wellmet/identity/search-words/search-words.rules.ts'

/** What a company may be called: as it is written, and its other names where it is well known. As words. */
export function callingsOf(spellings: readonly string[]): string[][] {
  // What stands in brackets, and `Group`, is no part of the name, yet it is typed: Boston Consulting Group (BCG).
  const written = spellings.flatMap((name) => [companyWords(name), wordsOf(companyName(name))])
  const others = [...new Set(spellings.map((name) => companyKey(name)))].flatMap(namesOf).map(wordsOf)
  return [...new Map([...written, ...others].map((words) => [words.join(' '), words])).values()]
}

/** Every word by which it is found: those of its names, and each name in one word and by its initials. */
export const wordsOfCompany = (spellings: readonly string[]): string[] => [
  ...new Set(
    callingsOf(spellings).flatMap((words) =>
      words.length < 2 ? words : [...words, words.join(''), ...(words.length > 6 ? [] : [initialsOf(words)])],
    ),
  ),
]

/** As for a person's name, and by what the name says that it does. */
export const tokensOfCompany = (spellings: readonly string[]): string[] => [
  ...wordsOfCompany(spellings).flatMap((word) => tokensOf({ name: word, company: null, title: null, location: null })),
  ...spellings.flatMap((name) => sectorsOf({ name })).map(sectorToken),
]
