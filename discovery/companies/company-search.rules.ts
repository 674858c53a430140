import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import { initialsOf } from '@wellmet/identity/companies-by-name/company-names.rules.ts'
import { isOneTypo } from '@wellmet/identity/names/spelling.rules.ts'
import { letters } from '@wellmet/identity/names/words.rules.ts'
import {
  fuzzyQuery,
  exactQuery,
  shortestBeginning,
  shortestFuzzyWord,
  type TokenQuery,
} from '@wellmet/identity/search-words/search-words.rules.ts'

/** How well a name fits what was typed: both folded, as words. Higher is better, 0 is not at all. */
export interface Fit {
  readonly worth: number
  readonly typos: readonly { typed: string; meant: string }[]
}

export const worths = {
  address: 600,
  sameCompany: 500,
  same: 400,
  initials: 320,
  whole: 300,
  begins: 200,
  typo: 100,
} as const
export const noFit: Fit = { worth: 0, typos: [] }
const exactly = (worth: number): Fit => ({ worth, typos: [] })

/** Every word typed must be found in the name; the name typed in full comes before all that contain it. */
export function fitOf(typed: readonly string[], name: readonly string[], { forgive = false } = {}): Fit {
  if (typed.length === 0) return noFit
  const whole = typed.join('')
  if (whole === name.join('')) return exactly(worths.same)
  if (typed.length === 1 && name.length > 1 && whole === initialsOf(name)) return exactly(worths.initials)
  const found = typed.map((word) => wordFit(word, name, forgive))
  if (found.every(({ worth }) => worth > 0))
    return {
      worth: Math.floor(found.reduce((sum, { worth }) => sum + worth, 0) / found.length),
      typos: found.flatMap(({ typos }) => typos),
    }
  return wordFit(whole, [name.join('')], forgive)
}

/** Of a company that is called in several ways, by the name that fits best. */
export const bestFit = (
  typed: readonly string[],
  callings: readonly (readonly string[])[],
  options?: { forgive: boolean },
): Fit =>
  callings
    .map((name) => fitOf(typed, name, options))
    .reduce((best, fit) => (fit.worth > best.worth ? fit : best), noFit)

function wordFit(word: string, name: readonly string[], forgive: boolean): Fit {
  if (name.includes(word)) return exactly(worths.whole)
  const length = letters(word).length
  if (length >= shortestBeginning.ofName && name.some((one) => one.startsWith(word))) return exactly(worths.begins)
  const meant = forgive && mayBeMistyped(word) ? name.find((one) => isOneTypo(word, one)) : undefined
  return meant === undefined ? noFit : { worth: worths.typo, typos: [{ typed: word, meant }] }
}

export const mayBeMistyped = (word: string): boolean => letters(word).length >= shortestFuzzyWord

/** What to look up: for the three longest words that of which a company must have one, the first repeated. */
export function queryTerms(typed: readonly string[], { forgive = false } = {}): TokenQuery[] {
  const longest = typed.toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))
  return [0, 1, 2].map((at) => {
    const word = longest[at] ?? firstOf(longest)
    return forgive && mayBeMistyped(word) ? fuzzyQuery(word) : exactQuery(word)
  })
}
