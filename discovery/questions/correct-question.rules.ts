import { isOneTypo } from '@wellmet/identity/names/spelling.rules.ts'
import { fold, letters, wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { placeNamed, placeNames } from '@wellmet/identity/places/places.rules.ts'
import { shortestFuzzyWord } from '@wellmet/identity/search-words/search-words.rules.ts'
import { titleWords } from '@wellmet/identity/titles/title-lexicon.rules.ts'
import type { Question, Slot } from './question.rules.ts'
import { readQuestion } from './read-question.rules.ts'
import { correctedSlot } from './slots.rules.ts'
import { isMistypedAs, isTwoTypos } from './words-nearby.rules.ts'

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

/** `companies` are names that are known to be such, word by word as they are read. */
export const readAsTyped = (text: string, companies: readonly string[] = []): Reading => ({
  text,
  question: readQuestion(text, companies),
  corrected: [],
})

const mayBeMistyped = (word: string): boolean => letters(word).length >= shortestFuzzyWord

/** What may have been mistyped. */
export const wordsToCorrect = ({ slots }: Question): string[] => [
  ...new Set(slots.flatMap(({ words }) => words).filter(mayBeMistyped)),
]

/** Whoever asks for captains finds a captain, and made no slip. */
const singularOf = (word: string): string => word.replace(/(?<=\p{L}{3})s$/u, '')

/** Words one slip away, or two if there are none. Words that begin as typed are left out: the search finds them already. */
function meantBy(typed: string, known: readonly string[]): string[] {
  const others = known.filter((word) => !word.startsWith(typed))
  const near = others.filter((word) => isOneTypo(typed, word))
  return near.length > 0 ? near : others.filter((word) => isTwoTypos(typed, word))
}

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
    return correctedSlot(slot, meant)
  })
  return { question: { ...question, slots }, isCorrected }
}

/** Where each mistyped word can mean only one other, the question is read again with it. */
export function rewriteCertain({ text, question }: Reading, known: readonly string[]): Reading | null {
  const among = new Set(known)
  const corrected: Correction[] = []
  for (const typed of wordsToCorrect(question)) {
    if (among.has(typed) || among.has(singularOf(typed))) continue
    const meant = meantBy(typed, known)
    const [only] = meant
    if (meant.length > 1) return null
    if (only !== undefined) corrected.push({ typed, meant: only })
  }
  if (corrected.length === 0) return null
  return rewrite(text, corrected)
}

/**
 * Words of roles and places that were mistyped: "enginers in Berln". Read again as they were meant. A word that somebody
 * in sight has is no slip: Back Bay is no bank.
 */
export function correctLexicalWords(
  { text, question }: Reading,
  known: ReadonlySet<string>,
  /** How many occupations have a word in a name. */
  occupationsWith: (word: string) => number = () => 0,
): Reading | null {
  const loose = question.slots.flatMap(({ part, typed, words }) =>
    part === 'location' || (part === 'word' && words.length > 0) ? typed.split(' ') : [],
  )
  // Beside a role a short word is rather the rest of it than a name: "VP Sles".
  const shortest = question.slots.some(({ part }) => part === 'role') ? shortestLexical - 1 : shortestLexical
  const corrected = loose.flatMap((typed) => {
    const isRight = typed.length < shortest || known.has(fold(typed))
    const meant = isRight ? undefined : lexicalMeaning(typed.toLowerCase(), shortest)
    // Bone is no slip for a rarer word of another language.
    return meant === undefined || occupationsWith(typed) > occupationsWith(meant) ? [] : [{ typed, meant }]
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
  const roles = atLeast(shortest, [...lexical.titles(word), ...(singular === word ? [] : lexical.titles(singular))])
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
export const slipsOn = (
  { words }: Slot,
  { name, company, title }: { name: string; company: string | null; title: string | null },
): Correction[] => {
  const known = [name, company, title].flatMap(wordsOf)
  return words.flatMap((typed) => {
    const isThere = known.includes(typed) || known.includes(singularOf(typed))
    const meant = isThere ? undefined : known.find((word) => isMistypedAs(typed, word))
    return meant === undefined ? [] : [{ typed, meant }]
  })
}
