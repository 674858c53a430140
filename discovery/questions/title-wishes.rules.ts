import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { facet } from '@wellmet/identity/search-words/facets.rules.ts'
import type { Field } from '@wellmet/identity/search-words/search-words.rules.ts'
import { stem } from '@wellmet/identity/titles/occupation-words.rules.ts'
import { derivedWords } from '@wellmet/identity/titles/derived-words.rules.ts'
import { inflected } from './inflected-words.rules.ts'
import { any, has, is, type Query } from './query.rules.ts'
import { fillers } from './question-words.rules.ts'
import type { Option, Question } from './question.rules.ts'
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
  const wishes = question.slots.flatMap((slot) => {
    const isSector = slot.part === 'sector' || slot.sector !== undefined
    if (slot.isQuoted || !(isSector || slot.part === 'role' || slot.isTitle)) return []
    const words = wordsOf(slot.typed).filter((word) => word.length >= shortest && !fillers.has(word))
    return words.map((word): [string, Option[]] => [word, isSector ? inCompany(word) : inTitle(word)])
  })
  return { ...question, wishes: [...(question.wishes ?? []), ...new Map(wishes).values()].slice(0, mostWishes) }
}

function inTitle(word: string): Option[] {
  const others = derivedWords(word)
  return [
    option(of(inflected(word), 'title'), worths.exact, 'title', 'whole'),
    ...(others.length > 0 ? [option(of(others, 'title'), worths.company, 'title', 'said')] : []),
  ]
}

/** A sector is wider than the word for it: a theater is asked for, and a zoo is among the arts, too. */
const inCompany = (word: string): Option[] => [
  option(any([of(inflected(word), 'company'), has(facet('industry', stem(word)))]), worths.exact, 'company', 'whole'),
  ...inTitle(word),
]

const of = (words: readonly string[], field: Field): Query => any(words.map((word) => is(word, field)))
