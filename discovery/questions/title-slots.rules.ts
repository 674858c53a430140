import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { facet } from '@wellmet/identity/search-words/facets.rules.ts'
import { stem } from '@wellmet/identity/titles/occupation-words.rules.ts'
import { readTitle } from '@wellmet/identity/titles/read-title.rules.ts'
import type { Option, Slot } from './question.rules.ts'
import { all, any, begins, has, is, not, row, type Query } from './query.rules.ts'
import { inflected } from './inflected-words.rules.ts'
import { worths, option } from './slot-queries.rules.ts'

/** Functions of many trades, where one is not served by another: a nurse is no medical advisor. */
const ofManyTrades = new Set<string>(
  'medical education journalism arts trades transport construction agriculture hospitality events social-work sports public-sector military manufacturing legal research retail real-estate insurance architecture'.split(
    ' ',
  ),
)

/** The same slot where whoever has one of these codes too comes first: founders who are engineers. */
export const alsoSlot = (slot: Slot, codes: readonly string[]): Slot => ({
  ...slot,
  options: slot.options.flatMap((one) =>
    one.form === 'meaning'
      ? [
          { ...one, query: all([one.query, any(codes.map(has))]) },
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
    options: slot.options.flatMap((one) =>
      one.form === 'meaning' && one.worth === worths.exact
        ? [
            { ...one, query: all([one.query, said]) },
            { ...one, worth: worths.untold },
          ]
        : [one],
    ),
  }
}

/** Whether the function says too little of what was typed for titles of the same function to be as good. */
export const isOfManyTrades = (functions: readonly string[]): boolean =>
  functions.every((name) => ofManyTrades.has(name))

interface Titles {
  /** Codes of occupations that are called so, and of those close to them. */
  readonly same: readonly string[]
  readonly near: readonly string[]
  /** Words that few occupations have in their name, such as "tug" of "tug skippers". */
  readonly telling: readonly string[]
}

/**
 * The same slot for whoever has this very title, then one that says the same, and then one that is close to it; of these
 * the ones first that say a telling word of it. Who says such a word alone comes after them.
 */
export function withTitles(slot: Slot, typed: string, { same, near, telling }: Titles): Slot {
  const words = wordsOf(typed)
  if (words.length === 0) return slot
  const said = any(telling.map((word) => titleQuery([word])))
  const graded = (query: Query, { alone, beside }: { alone: number; beside: number }, form: 'meaning' | 'near') => [
    ...(telling.length > 0 ? [option(all([query, said]), beside, 'title', form)] : []),
    option(query, alone, 'title', form),
  ]
  const named = (codes: readonly string[], worth: { alone: number; beside: number }, form: 'meaning' | 'near') =>
    codes.length === 0 ? [] : graded(any(codes.map((code) => has(facet('occupation', code)))), worth, form)
  return {
    ...slot,
    isTitle: true,
    options: [
      option(titleQuery(words), worths.exact, 'title', 'whole'),
      ...named(same, { alone: worths.alike, beside: worths.alikeAndSaid }, 'meaning'),
      ...named(near, { alone: worths.kindred, beside: worths.nearAndSaid }, 'near'),
      ...slot.options.flatMap((one): Option[] =>
        one.field === 'title' && one.form === 'meaning'
          ? graded(
              one.query,
              { alone: Math.min(one.worth, worths.sameFunction), beside: Math.min(one.worth, worths.nearAndSaid) },
              'near',
            )
          : [one],
      ),
      ...(telling.length > 0 ? [option(said, worths.tellingWord, 'title', 'said')] : []),
    ],
  }
}

/** Words of a question in a row that are a row of a title, and not of an employer whom the title names too. */
export const titleExtra = (words: readonly string[]): Option => {
  const ofEmployer = any(words.map((word) => has(facet('formerly', word))))
  return option(all([titleQuery(words), not(ofEmployer)]), worths.titleRow, 'title', 'whole')
}

/** Words of a title in a row, each in any gender and number. */
const titleQuery = (words: readonly string[]): Query =>
  row(words.map((word) => any(inflected(word).map((form) => is(form, 'title')))))

/** The same question where a title that says the trade comes before titles of the same function. */
export function tradeSlot(slot: Slot, functions: readonly string[]): Slot {
  const trades = wordsOf(slot.typed).filter((word) => readTitle(oneOf(word)).functions.length > 0)
  if (trades.length === 0 || functions.length === 0 || !functions.every((name) => ofManyTrades.has(name))) return slot
  const said = any(trades.map((word) => begins(stem(oneOf(word)).replace(/ing$/, ''), 'title')))
  return {
    ...slot,
    options: slot.options.flatMap((one) =>
      one.form === 'meaning'
        ? [
            { ...one, query: all([one.query, said]) },
            option(said, worths.trade, 'title', 'meaning'),
            { ...one, worth: worths.otherTrade },
          ]
        : one,
    ),
  }
}

const oneOf = (word: string): string => word.replace(/s$/, '')
