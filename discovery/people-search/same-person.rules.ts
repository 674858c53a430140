import { companyKey } from '@wellmet/identity/companies-by-name/company-names.rules.ts'
import { isOrnament } from '@wellmet/identity/names/name-words.rules.ts'
import { areForms } from '@wellmet/identity/names/nicknames.rules.ts'
import { wordsOf } from '@wellmet/identity/names/words.rules.ts'

/** What the entries of one person id say, as far as the viewer sees them. */
interface KnownAs {
  readonly names: readonly string[]
  readonly companies: readonly (string | null)[]
  /** Of their addresses. */
  readonly domains: readonly string[]
}

/** What two ids are compared by. Worked out once for each, because each is compared with many. */
export interface Identity {
  readonly names: readonly (readonly string[])[]
  readonly employers: ReadonlySet<string>
}

export const identityOf = (known: KnownAs): Identity => ({
  names: known.names.map(coreOf).filter((words) => words.length > 1),
  employers: employersOf(known),
})

/**
 * Whether two ids are likely one person: somebody known by an address to one and by a profile to another. Namesakes at
 * one company exist, but are a hundred times rarer than the same person met twice.
 */
export const areLikelyOne = (a: Identity, b: Identity): boolean =>
  [...a.employers].some((employer) => b.employers.has(employer)) &&
  a.names.some((name) => b.names.some((other) => isSameName(name, other)))

/** Without titles, degrees, pronouns and what stands in brackets, in any order. */
const coreOf = (name: string): string[] =>
  wordsOf(name.replace(/\([^)]*\)|"[^"]*"/g, ' ')).filter((word) => !isOrnament(word))

function isSameName(a: readonly string[], b: readonly string[]): boolean {
  const rest = [...b]
  const unmatched = a.filter((word) => !take(rest, (other) => other === word))
  const left = unmatched.filter((word) => !take(rest, (other) => areForms(word, other) || isInitial(word, other)))
  const matched = a.length - left.length
  // A middle name or an initial may be missing on one side.
  return matched >= 2 && left.every(isShort) && rest.every(isShort)
}

function take(words: string[], isWanted: (word: string) => boolean): boolean {
  const at = words.findIndex(isWanted)
  if (at >= 0) words.splice(at, 1)
  return at >= 0
}

const isShort = (word: string): boolean => word.length === 1
const isInitial = (a: string, b: string): boolean =>
  (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b))

const employersOf = ({ companies, domains }: KnownAs): Set<string> =>
  new Set([...companies.flatMap((company) => company ?? []), ...domains].map(companyKey))
