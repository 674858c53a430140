import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import { isOneTypo } from '@wellmet/identity/names/spelling.rules.ts'
import { letters } from '@wellmet/identity/names/words.rules.ts'
import { fuzzyQuery, exactQuery, shortestBeginning, shortestFuzzyWord, type TokenQuery } from '@wellmet/identity/search-words/search-words.rules.ts'

/** How well a name fits what was typed: both folded, as words. Higher is better, 0 is not at all. */
export interface Fit {
  readonly worth: number
  readonly typos: readonly { typed: string; meant: string }[]
}

const worths = { same: 400, whole: 300, begins: 200, typo: 100 } as const
const none: Fit = { worth: 0, typos: [] }

/** Every word typed must be found in the name; the name typed in full comes before all that contain it. */
export function fitOf(typed: readonly string[], name: readonly string[], { forgive = false } = {}): Fit {
  if (typed.length === 0) return none
  if (typed.join(' ') === name.join(' ')) return { worth: worths.same, typos: [] }
  const found = typed.map((word) => wordFit(word, name, forgive))
  if (found.some(({ worth }) => worth === 0)) return none
  return {
    worth: Math.floor(found.reduce((sum, { worth }) => sum + worth, 0) / found.length),
    typos: found.flatMap(({ typos }) => typos),
  }
}

function wordFit(word: string, name: readonly string[], forgive: boolean): Fit {
  if (name.includes(word)) return { worth: worths.whole, typos: [] }
  const length = letters(word).length
  if (length >= shortestBeginning.ofName && name.some((one) => one.startsWith(word)))
    return { worth: worths.begins, typos: [] }
  const meant = forgive && mayBeMistyped(word) ? name.find((one) => isOneTypo(word, one)) : undefined
  return meant === undefined ? none : { worth: worths.typo, typos: [{ typed: word, meant }] }
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
