import { isOneTypo } from '@wellmet/identity/names/spelling.rules.ts'
import { fold, letters, wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { placeNamed, placeNames } from '@wellmet/identity/places/places.rules.ts'
import { fuzzyQuery, shortestFuzzyWord, type TokenQuery } from '@wellmet/identity/search-words/search-words.rules.ts'
import { titleWords } from '@wellmet/identity/titles/title-lexicon.rules.ts'
import type { Question, Slot } from './question.rules.ts'
import { readQuestion } from './read-question.rules.ts'
import { correctedSlot } from './slots.rules.ts'

export interface Correction {
  readonly typed: string
  readonly meant: string
}

/** A question as it was read, and which of its words were corrected before. */
export interface Reading {
  readonly text: string
  readonly question: Question
  readonly corrected: readonly Correction[]
}

export const readAsTyped = (text: string): Reading => ({ text, question: readQuestion(text), corrected: [] })

const mayBeMistyped = (word: string): boolean => letters(word).length >= shortestFuzzyWord

/** The lengths of what could be meant; empty when nothing may be forgiven. */
export const lengthsMeant = ({ slots }: Question): number[] => [
  ...new Set(
    slots
      .flatMap(({ words }) => words)
      .filter(mayBeMistyped)
      .flatMap((word) => [-1, 0, 1].map((by) => letters(word).length + by)),
  ),
]

/** What leads to people with a word one slip away. */
export const fuzzyTokens = ({ words }: Slot): TokenQuery => {
  const all = words.filter(mayBeMistyped).map(fuzzyQuery)
  return { people: all.flatMap(({ people }) => people), words: all.flatMap((query) => query.words) }
}

/** The words that are one slip away. What begins as was typed is found already. */
const meantBy = (typed: string, known: readonly string[]): string[] =>
  known.filter((word) => isOneTypo(typed, word) && !word.startsWith(typed))

/** With whatever of these words may be meant. */
export function withMeant(question: Question, known: readonly string[]): { question: Question; isCorrected: boolean } {
  let isCorrected = false
  const slots = question.slots.map((slot) => {
    const meant = new Map(
      slot.words.filter(mayBeMistyped).map((typed) => {
        return [typed, meantBy(typed, known).toSorted()] as const
      }),
    )
    if ([...meant.values()].every((words) => words.length === 0)) return slot
    isCorrected = true
    return correctedSlot(slot, meant, fuzzyTokens(slot))
  })
  return { question: { ...question, slots }, isCorrected }
}

/** Where each mistyped word can mean only one other, the question is read again with it. */
export function rewriteCertain({ text, question }: Reading, known: readonly string[]): Reading | null {
  const among = new Set(known)
  const corrected: Correction[] = []
  for (const typed of question.slots.flatMap(({ words }) => words).filter(mayBeMistyped)) {
    if (among.has(typed)) continue
    const meant = meantBy(typed, known)
    const [only] = meant
    if (meant.length > 1) return null
    if (only !== undefined) corrected.push({ typed, meant: only })
  }
  if (corrected.length === 0) return null
  return rewrite(text, corrected)
}

/** Words of roles and places that were mistyped: "enginers in Berln". Read again as they were meant. */
export function correctLexicalWords({ text, question }: Reading): Reading | null {
  const loose = question.slots.flatMap(({ part, typed, words }) =>
    part === 'location' || (part === 'word' && words.length > 0) ? typed.split(' ') : [],
  )
  // Beside a role a short word is rather the rest of it than a name: "VP Sles".
  const shortest = question.slots.some(({ part }) => part === 'role') ? shortestLexical - 1 : shortestLexical
  const corrected = loose.flatMap((typed) => {
    const meant = typed.length < shortest ? undefined : lexicalMeaning(typed.toLowerCase(), shortest)
    return meant === undefined ? [] : [{ typed, meant }]
  })
  if (corrected.length === 0) return null
  return rewrite(text, corrected)
}

/** The words alone: quotes, and what says that something is not wanted, stay where they are. */
function rewrite(asked: string, corrected: readonly Correction[]): Reading {
  const meant = new Map(corrected.map((one) => [fold(one.typed), one.meant]))
  const text = asked.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => meant.get(fold(word)) ?? word)
  return { text, question: readQuestion(text), corrected }
}

const shortestLexical = 5

function lexicalMeaning(word: string, shortest: number): string | undefined {
  if (placeNamed(word)) return undefined
  lexical ??= { titles: findingTypos(titleWords()), places: findingTypos(placeNames()) }
  const atLeast = (length: number, found: readonly string[]): string[] => found.filter((one) => one.length >= length)
  const singular = word.replace(/s$/, '')
  const roles = [...atLeast(shortest, lexical.titles(word)), ...(singular === word ? [] : lexical.titles(singular))]
  const [best] = [...roles, ...atLeast(shortestLexical, lexical.places(word))].toSorted(
    (a, b) => Math.abs(a.length - word.length) - Math.abs(b.length - word.length),
  )
  return best
}

let lexical: Record<'titles' | 'places', (typed: string) => string[]> | undefined

/** Finds the words that are one slip away, in their order: both sides lack a letter and are then the same. */
function findingTypos(known: Iterable<string>): (typed: string) => string[] {
  const words = [...known]
  const places = new Map<string, number[]>()
  for (const [at, word] of words.entries())
    for (const less of lackingUpToOne(word)) {
      const there = places.get(less)
      if (there) there.push(at)
      else places.set(less, [at])
    }
  return (typed) =>
    [...new Set(lackingUpToOne(typed).flatMap((less) => places.get(less) ?? []))]
      .toSorted((a, b) => a - b)
      .flatMap((at) => words[at] ?? [])
      .filter((word) => isOneTypo(typed, word))
}

const lackingUpToOne = (word: string): string[] => [
  ...new Set([word, ...letters(word).map((_, i, all) => all.toSpliced(i, 1).join(''))]),
]

/** Which words of this entry were meant by what was typed. */
export const slipsOn = ({ words }: Slot, { name, company }: { name: string; company: string | null }): Correction[] => {
  const known = [...wordsOf(name), ...wordsOf(company)]
  return words.flatMap((typed) => {
    const meant = known.includes(typed) ? undefined : known.find((word) => isOneTypo(typed, word))
    return meant === undefined ? [] : [{ typed, meant }]
  })
}
