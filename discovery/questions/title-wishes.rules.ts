import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { facet } from '@wellmet/identity/search-words/facets.rules.ts'
import type { Field } from '@wellmet/identity/search-words/search-words.rules.ts'
import { stem } from '@wellmet/identity/titles/occupation-words.rules.ts'
import { inflected, rootOf } from './inflected-words.rules.ts'
import { any, begins, has, is, type Query } from './query.rules.ts'
import { fillers } from './question-words.rules.ts'
import type { Option, Question, Slot } from './question.rules.ts'
import { option, worths } from './slot-queries.rules.ts'

/** More words than this say little each. */
const mostWishes = 6
const shortest = 3

/**
 * The same question, in which each word of a role is wished for in the title as it was typed, and of
 * a sector in the name of the company. Nobody is found by a wish;
 * whoever has it comes before people whose title only means the same.
 */
export function withWishes(question: Question): Question {
  // What a list knows is had by all who fit; beside a word that no list knows it is a part of a title: "tower controllers".
  const isPartly = question.slots.some(({ part, isPlace }) => part === 'word' && !isPlace)
  // One word may be a name: Müller is a miller, too.
  const isOneWord = question.slots.length === 1 && question.slots[0]?.part === 'word'
  const wishes = question.slots.flatMap((slot) => {
    const isSector = slot.part === 'sector' || slot.sector !== undefined
    if (isOneWord || slot.isQuoted || !(isSector || slot.isTitle || (isPartly && slot.part === 'role'))) return []
    const words = wordsOf(slot.typed).filter((word) => word.length >= shortest && !fillers.has(word))
    return words.map((word): [string, Option[]] => [
      word,
      isSector || slot.part === 'word' ? inCompany(word, slot) : inTitle(word, slot),
    ])
  })
  return { ...question, wishes: [...(question.wishes ?? []), ...new Map(wishes).values()].slice(0, mostWishes) }
}

/** Or a title that is the same occupation. */
const inTitle = (word: string, slot?: Slot): Option[] => [
  option(of(inflected(word), 'title'), worths.exact, 'title', 'whole'),
  ...(slot?.isTitle ? slot.options.filter(({ form, worth }) => form === 'meaning' && worth >= worths.alike) : []),
  option(begins(rootOf(word), 'title'), worths.company, 'title', 'said'),
]

/** A sector is wider than the word for it: a theater is asked for, and a zoo is among the arts, too. */
const inCompany = (word: string, slot: Slot): Option[] => [
  option(any([of(inflected(word), 'company'), has(facet('industry', stem(word)))]), worths.exact, 'company', 'whole'),
  ...inTitle(word, slot),
]

const of = (words: readonly string[], field: Field): Query => any(words.map((word) => is(word, field)))
