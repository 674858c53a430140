import { getFrom } from '@wellmet/platform/values/present.rules.ts'
import type { AskedWord } from '../postings/postings.rules.ts'
import type { Field } from '@wellmet/identity/search-words/search-words.rules.ts'
import { textOf, type Query } from './query.rules.ts'
import type { Question } from './question.rules.ts'

/** A question as the index answers it: words to look up, bits that somebody may have, and what they make up together. */
export interface CompiledQuestion {
  readonly words: readonly AskedWord[]
  /** For each word, which bits it gives in which fields (a mask of 1 name, 2 company, 4 title, 8 location). */
  readonly gives: readonly (readonly { readonly bit: number; readonly fields: number }[])[]
  readonly bits: number
  /** In the order of the plan. Slot 0 is only better to have, and so is a slot behind those of the question. */
  readonly options: readonly { readonly slot: number; readonly worth: number; readonly needs: Need }[]
  readonly refused: readonly Need[]
  /** The options and then what is refused, as PostgreSQL reads them, for entries that are not in the index. */
  readonly queries: readonly string[]
}

/** The order of words, and what must not stand before them, is seen on the entry. */
export type Need = { readonly bit: number } | { readonly all: readonly Need[] } | { readonly any: readonly Need[] }

const masks: Record<Field, number> = { name: 1, company: 2, title: 4, location: 8 }
const anywhere = 15

type Leaf = Extract<Query, { word: string }>

export function compileQuestion({ slots, extras, unwanted, wishes = [] }: Question): CompiledQuestion {
  const words: AskedWord[] = []
  const gives: { bit: number; fields: number }[][] = []
  const numbers = new Map<string, number>()
  const bits = new Map<string, number>()
  const wordNumber = ({ word, isBegun }: Leaf): number => {
    const key = `${isBegun ? '*' : ''}${word}`
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, words.length)
    gives.push([])
    return words.push({ word, isBegun }) - 1
  }
  const bitOf = (leaves: readonly Leaf[]): Need => {
    const key = leaves.map(({ word, field, isBegun }) => `${isBegun ? '*' : ''}${word}/${field ?? ''}`).join('|')
    const known = bits.get(key)
    if (known !== undefined) return { bit: known }
    const bit = bits.size
    bits.set(key, bit)
    for (const leaf of leaves)
      gives[wordNumber(leaf)]?.push({ bit, fields: leaf.field === null ? anywhere : getFrom(fieldMasks, leaf.field) })
    return { bit }
  }
  const needOf = (query: Query): Need => {
    const leaves = leavesOf(query)
    if (leaves) return bitOf(leaves)
    if ('any' in query) return { any: query.any.map(needOf) }
    const parts = 'all' in query ? query.all : 'row' in query ? query.row : []
    return { all: parts.filter((part) => !('not' in part)).map(needOf) }
  }
  const options = [
    ...extras.map(({ query, worth }) => ({ slot: 0, worth, needs: needOf(query) })),
    ...slots.flatMap((slot, i) =>
      slot.options.map(({ query, worth }) => ({ slot: i + 1, worth, needs: needOf(query) })),
    ),
    ...wishes.flatMap((options, i) =>
      options.map(({ query, worth }) => ({ slot: slots.length + i + 1, worth, needs: needOf(query) })),
    ),
  ]
  const refused = unwanted
    .flatMap((slot) => slot.options)
    .filter(({ form, query }) => (form === 'whole' || form === 'meaning') && leavesOf(query) !== null)
    .map(({ query }) => query)
  const asked = [...extras, ...slots.flatMap((slot) => slot.options), ...wishes.flat()].map(({ query }) => query)
  const needed = refused.map(needOf)
  return { words, gives, bits: bits.size, options, refused: needed, queries: [...asked, ...refused].map(textOf) }
}

const fieldMasks = new Map(Object.entries(masks) as [Field, number][])

/** The words of a query of which one is enough. */
function leavesOf(query: Query): Leaf[] | null {
  if ('word' in query) return [query]
  if (!('any' in query)) return null
  const all = query.any.map(leavesOf)
  return all.every((leaves) => leaves !== null) ? all.flat() : null
}
