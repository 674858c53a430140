import type { Field } from '@wellmet/identity/search-words/search-words.rules.ts'
import { begins, is } from './query.rules.ts'
import type { Slot } from './question.rules.ts'
import { option } from './slot-queries.rules.ts'

/** What a slot is worth by one of its words alone, in one of these fields. */
const inPart = 380

/** The same slot, which whoever has one of these words has in part. */
export const withWords = (
  slot: Slot,
  words: readonly string[],
  among: readonly Field[],
  { isBegun = false } = {},
): Slot => {
  if (words.length === 0) return slot
  const inField = isBegun ? begins : is
  return {
    ...slot,
    options: [
      ...slot.options,
      ...among.flatMap((field) => words.map((word) => option(inField(word, field), inPart, field, 'said'))),
    ],
  }
}

/** What a long word is worth by how it begins: a Brandermittler and a Brandursachenermittler. */
const inBeginning = 200
const shortestCompound = 9
const ofBeginning = 5

/** The same slot, which whoever has a title that begins like a compound has in a small part. */
export const withBeginnings = (slot: Slot, words: readonly string[]): Slot => ({
  ...slot,
  options: [
    ...slot.options,
    ...words
      .filter((word) => word.length >= shortestCompound)
      .map((word) => option(begins(word.slice(0, ofBeginning), 'title'), inBeginning, 'title', 'said')),
  ],
})
