import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import type { TokenQuery } from '@wellmet/identity/search-words/search-words.rules.ts'
import { stem } from '@wellmet/identity/titles/occupation-words.rules.ts'
import { readTitle } from '@wellmet/identity/titles/read-title.rules.ts'
import type { Option, Slot } from './question.rules.ts'
import { worths, is, begins, has, any, all, option, joined } from './slot-queries.rules.ts'

/** Functions of many trades, where one is not served by another: a nurse is no medical advisor. */
const ofManyTrades = new Set<string>(
  'medical education journalism arts trades transport construction agriculture hospitality events social-work sports public-sector military manufacturing'.split(
    ' ',
  ),
)

/** The same slot where whoever has one of these codes too comes first: founders who are engineers. */
export const alsoSlot = (slot: Slot, codes: readonly string[]): Slot => ({
  ...slot,
  inFull: undefined,
  options: slot.options.flatMap((one) =>
    one.form === 'meaning'
      ? [
          { ...one, query: `((${one.query}) & (${any(codes.map(has))}))` },
          { ...one, worth: worths.untold },
        ]
      : [one],
  ),
})

/** The same slot where a title that says these words comes before titles that only mean the same. */
export function tellingSlot(slot: Slot, words: readonly string[]): Slot {
  if (words.length === 0 || slot.options.some(({ worth }) => worth === worths.trade)) return slot
  const said = all(words.map((word) => titleQuery([word])))
  return {
    ...slot,
    inFull: undefined,
    options: slot.options.flatMap((one) =>
      one.form === 'meaning' && one.worth === worths.exact
        ? [
            { ...one, query: `((${one.query}) & ${said})` },
            { ...one, worth: worths.untold },
          ]
        : [one],
    ),
  }
}

/** Whether the function says too little of what was typed for titles of the same function to be as good. */
export const isOfManyTrades = (functions: readonly string[]): boolean =>
  functions.every((name) => ofManyTrades.has(name))

/** The same slot for whoever has this very title, or one of those that say the same. */
export function withTitles(slot: Slot, typed: string, alike: readonly (readonly string[])[]): Slot {
  const words = wordsOf(typed)
  if (words.length === 0) return slot
  const titles = alike.filter((title) => title.length > 0)
  return {
    ...slot,
    inFull: undefined,
    options: [
      option(titleQuery(words), worths.exact, 'title', 'whole'),
      ...(titles.length > 0 ? [option(any(titles.map(titleQuery)), worths.alike, 'title', 'meaning')] : []),
      ...slot.options.map((one): Option =>
        one.field === 'title' && one.form === 'meaning'
          ? { ...one, worth: Math.min(one.worth, worths.sameFunction), form: 'near' }
          : one,
      ),
    ],
    tokens: joined([slot.tokens, ...[words, ...titles].map(titleTokens)]),
  }
}

/** Words of a title in a row, each in any gender and number. */
const titleQuery = (words: readonly string[]): string =>
  `(${words.map((word) => `(${any(inflected(word).map((form) => is(form, 'title')))})`).join(' <-> ')})`

const endings = ['', 's', 'es', 'in', 'innen', 'n', 'en', 'e', 'er']

/** A word as titles may have it: Lotse, Lotsen, Lotsin. */
function inflected(word: string): string[] {
  const one = word.replace(/(?:innen|in|en|es|s|n|e)$/, '')
  return [...new Set([word, ...(one.length > 3 ? endings.map((ending) => one + ending) : [])])]
}

/** The longest word leads to whoever has the title. */
function titleTokens(words: readonly string[]): TokenQuery {
  const [longest = ''] = words.toSorted((a, b) => b.length - a.length)
  return { people: inflected(longest).map((word) => `word:${word}`), words: [] }
}

/** The same question where a title that says the trade comes before titles of the same function. */
export function tradeSlot(slot: Slot, functions: readonly string[]): Slot {
  const trades = wordsOf(slot.typed).filter((word) => readTitle(oneOf(word)).functions.length > 0)
  if (trades.length === 0 || functions.length === 0 || !functions.every((name) => ofManyTrades.has(name))) return slot
  const said = any(trades.map((word) => begins(stem(oneOf(word)).replace(/ing$/, ''), 'title')))
  return {
    ...slot,
    inFull: undefined,
    options: slot.options.flatMap((one) =>
      one.form === 'meaning'
        ? [
            { ...one, query: `((${one.query}) & (${said}))` },
            option(said, worths.trade, 'title', 'meaning'),
            { ...one, worth: worths.otherTrade },
          ]
        : one,
    ),
  }
}

const oneOf = (word: string): string => word.replace(/s$/, '')
