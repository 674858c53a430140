import { fold, wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { isFrequentName, nameShares } from '@wellmet/identity/same-person/name-shares.rules.ts'
import { rootOf } from './inflected-words.rules.ts'
import { fillers } from './question-words.rules.ts'
import type { Part, Question, Slot } from './question.rules.ts'
import type { Dropped } from './relax-question.rules.ts'
import { withBeginnings, withWords } from './parts-of-slots.rules.ts'

/** A question of which every part is a wish: the more of it somebody has, and the rarer that is, the better. */
export interface LooseQuestion {
  readonly question: Question
  /** How much each slot counts, before how rare it is. */
  readonly weights: number[]
  /** Slots that are taken as they stand, by number. */
  readonly required: number[]
}

const weightOf: Record<Part, number> = {
  word: 1,
  company: 2,
  former: 1.2,
  background: 1.2,
  role: 1.1,
  sector: 0.7,
  location: 0.7,
}

/** A word that no list knows counts less where something else was understood: it may say nothing of whom is meant. */
const besideUnderstood = 0.5
/** A name tells who is meant, whatever stands beside it. */
const ofName = 1.5
const sharesOfNames = nameShares(new Map(), 0)
const isNameOfPeople = (typed: string): boolean => wordsOf(typed).some(isFrequentName)

export function loosen({ slots, ...rest }: Question): LooseQuestion {
  const isUnderstood = slots.some((slot) => !isUnknown(slot) && !isPlace(slot))
  const loose = slots.map((slot) => withLessForNear(looseSlot(slot)))
  return {
    question: { ...rest, slots: loose },
    weights: loose.map((slot) => partWeight(slot) * (isUnknown(slot) && isUnderstood ? besideLists(slot) : 1)),
    required: loose.flatMap(({ isQuoted }, at) => (isQuoted ? [at + 1] : [])),
  }
}

/** A level alone is had by many of every trade: "head of keepers" asks for keepers. */
const ofLevelAlone = 0.6
const partWeight = (slot: Slot): number =>
  slot.part === 'role' && slot.level && !slot.withoutLevel
    ? ofLevelAlone
    : weightOf[isPlace(slot) ? 'location' : slot.part]

const besideLists = ({ typed }: Slot): number => (isNameOfPeople(typed) ? ofName : besideUnderstood)

const isPlace = (slot: Slot): boolean => slot.part === 'location' || (slot.isPlace ?? false)

/** A word that no list knows. */
const isUnknown = ({ part, isPlace, isTitle }: Slot): boolean => part === 'word' && !isPlace && !isTitle

/** The same slot, which somebody also has in part: by some words of a name or a title, or by words that begin alike. */
function looseSlot(slot: Slot): Slot {
  if (slot.isQuoted) return slot
  const words = (slot.names ?? [slot.typed]).flatMap(wordsOf).filter((word) => word.length > 2 && !fillers.has(word))
  if (slot.part === 'company') return words.length > 1 ? withWords(slot, words, ['company']) : slot
  if (slot.part === 'role')
    return withBeginnings(withWords(slot, words.map(rootOf), ['title'], { isBegun: true }), words)
  // "in" may stand before what is no place: "im Sozialministerium".
  const isUnknownPlace = slot.part === 'location' && slot.options.every(({ form }) => form !== 'meaning')
  if (isUnknownPlace) return withWords(slot, words, ['company', 'title'])
  if (slot.part === 'former') return withWords(slot, words, ['title'])
  if (slot.part !== 'word') return slot
  const stems = words.map(rootOf).filter((one) => one.length > 3)
  return withBeginnings(withWords(slot, stems, ['company', 'title'], { isBegun: true }), words)
}

/** Two parts that are nearly so say less than one that is so: a harbor master is no tug skipper. */
const shareOfNear = 0.6
const withLessForNear = (slot: Slot): Slot => ({
  ...slot,
  options: slot.options.map((one) =>
    one.form === 'near' ? { ...one, worth: Math.round(one.worth * shareOfNear) } : one,
  ),
})

/** What of the question the best of those who were found does not have. */
export function uncovered({ slots }: Question, covered: ReadonlySet<number>): Dropped[] {
  return slots.flatMap(({ part, typed }, at) => (covered.has(at + 1) ? [] : [{ part, typed }]))
}

/** One part of a question as it was found on somebody. */
export interface FoundPart {
  readonly personId: string
  readonly slot: number
  readonly name: string
}

/**
 * Whether close results are worth showing, the best first. They are not if nobody matches the core of the question: a
 * company that was named, or the words in no list that tell who is meant.
 */
export function isWorthShowing(
  { slots }: Question,
  found: readonly FoundPart[],
  /** How many occupations have a word in a name. */
  occupationsWith: (word: string) => number,
): boolean {
  const best = found.filter(({ personId }) => personId === found[0]?.personId)
  const anywhere = new Set(found.map(({ slot }) => slot))
  const covered = new Set(best.map(({ slot }) => slot))
  if (covered.size === 0) return false
  const numbered = slots.map((slot, at) => ({ ...slot, number: at + 1 }))
  const named = numbered.filter(({ part }) => part === 'company' || part === 'former' || part === 'background')
  if (named.some(({ number }) => !anywhere.has(number))) return false
  const words = numbered.filter(isUnknown)
  if (isNamed(numbered) && words.every(({ number }) => !covered.has(number))) return false
  if (numbered.some((slot) => !isUnknown(slot) && covered.has(slot.number))) return true
  const told = words.map(({ number, typed }) => {
    const all = toldOf(typed, occupationsWith(typed) > 0)
    const own = best.find(({ slot }) => slot === number)
    return { found: own ? toldBy(all, typed, own, found) : 0, all }
  })
  const sum = (part: 'found' | 'all'): number => told.reduce((total, one) => total + one[part], 0)
  return sum('found') >= (words.length > fewWords ? enoughOfMany : enoughTold) * sum('all')
}

/** Somebody is named where two or three words that no list knows begin with a capital, and no role is asked for. */
const isNamed = (slots: readonly Slot[]): boolean => {
  const names = slots.filter((slot) => isUnknown(slot) && /^\p{Lu}/u.test(slot.typed)).length
  return (names === 2 || names === 3) && slots.every(({ part, isTitle }) => part !== 'role' && !isTitle)
}

/** Of what all the words tell together. */
const enoughTold = 0.4
/** Whoever writes a whole sentence says much that is on no entry. */
const fewWords = 3
const enoughOfMany = 0.15
/** Among the words of titles. Whoever is asked for by a name and a trade is told by the name. */
const shareOfTitleWord = 0.01

/** How much a word tells of who is meant: the fewer are called so, the more. */
const toldOf = (word: string, isOfTitles: boolean): number =>
  -Math.log(isOfTitles ? shareOfTitleWord : Math.max(...wordsOf(word).map((one) => sharesOfNames.of(one)), 0.0001))

/** A given name tells half: somebody else of that name is not who is meant. */
const ofGivenName = 0.5

function toldBy(all: number, word: string, { slot, name }: FoundPart, found: readonly FoundPart[]): number {
  const isGiven = wordsOf(name)
    .slice(0, -1)
    .some((one) => one.startsWith(fold(word)))
  const people = new Set(found.filter((one) => one.slot === slot).map(({ personId }) => personId)).size
  return (isGiven ? ofGivenName : 1) * Math.min(all, Math.log(rareAmong / people))
}
/** Of so many found nobody shares a rare name. */
const rareAmong = 2_000
