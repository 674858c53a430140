import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import type { TokenQuery } from '@wellmet/identity/search-words/search-words.rules.ts'
import { stem } from '@wellmet/identity/titles/occupation-words.rules.ts'
import { fillers } from './question-words.rules.ts'
import type { Part, Question, Slot } from './question.rules.ts'
import type { Dropped } from './relax-question.rules.ts'
import { withWords } from './slots.rules.ts'

/** A question of which every part is a wish: the more of it somebody has, and the rarer that is, the better. */
export interface LooseQuestion {
  readonly question: Question
  /** How much each slot counts, before how rare it is. */
  readonly weights: number[]
  /** Slots that are taken as they stand, by number. */
  readonly required: number[]
  /** What finds candidates: everything, the more telling half, and the most telling slot. */
  readonly tokens: TokenQuery[]
}

const weightOf: Record<Part, number> = {
  word: 1,
  company: 1.2,
  former: 1.2,
  background: 1.2,
  role: 1.1,
  sector: 0.7,
  location: 0.7,
}

/** A word that no list knows counts less where something else was understood: it may say nothing of whom is meant. */
const besideUnderstood = 0.5

export function loosen({ slots, ...rest }: Question): LooseQuestion {
  const isUnderstood = slots.some((slot) => !isUnknown(slot))
  const loose = slots.map(looseSlot)
  const telling = loose.toSorted((a, b) => b.rarity - a.rarity).map(({ tokens }) => tokens)
  return {
    question: { ...rest, slots: loose },
    weights: loose.map((slot) => weightOf[slot.part] * (isUnknown(slot) && isUnderstood ? besideUnderstood : 1)),
    required: loose.flatMap(({ isQuoted }, at) => (isQuoted ? [at + 1] : [])),
    tokens: [join(telling), join(telling.slice(0, Math.ceil(telling.length / 2))), join(telling.slice(0, 1))],
  }
}

/** A word that no list knows. */
const isUnknown = ({ part, isPlace, isTitle }: Slot): boolean => part === 'word' && !isPlace && !isTitle

const join = (queries: readonly TokenQuery[]): TokenQuery => ({
  people: [...new Set(queries.flatMap(({ people }) => people))],
  words: [...new Set(queries.flatMap(({ words }) => words))],
})

/** The same slot, which somebody also has in part: by some words of a name or a title, or by words that begin alike. */
function looseSlot(slot: Slot): Slot {
  if (slot.isQuoted) return slot
  const words = (slot.names ?? [slot.typed]).flatMap(wordsOf).filter((word) => word.length > 2 && !fillers.has(word))
  if (slot.part === 'company') return words.length > 1 ? withWords(slot, words, ['company']) : slot
  if (slot.part === 'role') return withWords(slot, words, ['title'])
  // "in" may stand before what is no place: "im Sozialministerium".
  const isUnknownPlace = slot.part === 'location' && slot.options.every(({ form }) => form !== 'meaning')
  if (isUnknownPlace) return withWords(slot, words, ['company', 'title'])
  if (slot.part === 'former') return withWords(slot, words, ['title'])
  if (slot.part !== 'word') return slot
  const stems = words.map(stem).filter((one) => one.length > 3)
  return withWords(slot, stems, ['company', 'title'], { isBegun: true })
}

/** What of the question the best of those who were found does not have. */
export function uncovered({ slots }: Question, covered: ReadonlySet<number>): Dropped[] {
  return slots.flatMap(({ part, typed }, at) => (covered.has(at + 1) ? [] : [{ part, typed }]))
}

/**
 * Whether close results are worth showing. They are not if nobody matches the core of the question: a company that was
 * named, or more than half of the words of a name that is in no list.
 */
export function isWorthShowing(
  { slots }: Question,
  covered: ReadonlySet<number>,
  anywhere: ReadonlySet<number>,
): boolean {
  if (covered.size === 0) return false
  const numbered = slots.map((slot, at) => ({ ...slot, number: at + 1 }))
  const named = numbered.filter(({ part }) => part === 'company' || part === 'former' || part === 'background')
  if (named.some(({ number }) => !anywhere.has(number))) return false
  const words = numbered.filter(isUnknown)
  if (isNamed(numbered) && words.every(({ number }) => !anywhere.has(number))) return false
  return numbered.some((slot) => !isUnknown(slot) && covered.has(slot.number)) || covers(words, covered)
}

/** Somebody is named where two or three words that no list knows begin with a capital, and no role is asked for. */
const isNamed = (slots: readonly Slot[]): boolean => {
  const names = slots.filter((slot) => isUnknown(slot) && /^\p{Lu}/u.test(slot.typed)).length
  return (names === 2 || names === 3) && slots.every(({ part, isTitle }) => part !== 'role' && !isTitle)
}

const covers = (words: readonly { number: number }[], covered: ReadonlySet<number>): boolean =>
  words.filter(({ number }) => covered.has(number)).length * 2 > words.length
