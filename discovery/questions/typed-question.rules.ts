import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { placeAt } from '@wellmet/identity/places/places.rules.ts'
import type { Condition } from './conditions.rules.ts'
import type { Option, Question, Slot } from './question.rules.ts'
import { fillers } from './question-words.rules.ts'
import { joinSlots, readPhrase } from './join-slots.rules.ts'
import { roleAt } from './role-slots.rules.ts'
import { sectorAt } from './sector-at.rules.ts'
import {
  backgroundSlot,
  companyExtra,
  companySlot,
  formerSlot,
  namedSlot,
  placeSlot,
  roleSlot,
  sectorSlot,
  wordSlot,
} from './slots.rules.ts'
import { titleExtra } from './title-slots.rules.ts'
import type { QuestionPart, TypedQuestion } from './typed-question.contract.ts'

/** What was read, without how it is looked for. */
export const typedOf = ({ slots, unwanted, conditions, handles }: Question): TypedQuestion => ({
  parts: [...slots.map((slot) => partOf(slot, false)), ...unwanted.map((slot) => partOf(slot, true))],
  conditions: conditions.filter(hasWhen),
  handles: [...handles],
})

const partOf = ({ part, typed, names, isQuoted }: Slot, isUnwanted: boolean): QuestionPart => ({
  part,
  anyOf: [...(names ?? [typed])],
  ...(isUnwanted ? { isUnwanted } : {}),
  ...(isQuoted ? { isExact: true } : {}),
})

const hasWhen = (condition: Condition): condition is TypedQuestion['conditions'][number] =>
  !('when' in condition) || condition.when !== null

/** The question as the search answers it, whoever filled it in. */
export function questionOf({ parts: all, conditions, handles }: TypedQuestion): Question {
  const parts = all.map(withWords).filter(({ anyOf }) => anyOf.length > 0)
  const wanted = parts.filter(({ isUnwanted }) => !isUnwanted)
  return {
    slots: wanted.map(slotOf),
    unwanted: parts.filter(({ isUnwanted }) => isUnwanted).map(slotOf),
    extras: extrasOf(wanted),
    handles,
    conditions,
  }
}

/** Signs alone ask for nothing. */
const withWords = ({ anyOf, ...part }: QuestionPart): QuestionPart => ({
  ...part,
  anyOf: anyOf.filter((text) => wordsOf(text).length > 0),
})

function slotOf({ part, anyOf, isExact }: QuestionPart): Slot {
  if (part === 'company') return companySlot(anyOf)
  if (part === 'former') return formerSlot(anyOf)
  if (part === 'background') return backgroundSlot(anyOf)
  return anyOf.map((text) => (isExact ? readPhrase(text) : slotOfText(part, text))).reduce(joinSlots)
}

function slotOfText(part: QuestionPart['part'], text: string): Slot {
  const words = wordsOf(text)
  const [first = text] = words
  const place = whole(placeAt(words, 0), words)?.place
  if (part === 'location') return placeSlot(place ? [place] : [], text)
  if (part === 'role') return whole(roleAt(words, 0), words)?.slot(text) ?? roleSlot(text, [], [])
  const sectors = part === 'sector' ? whole(sectorAt(words, 0), words)?.sectors : undefined
  if (sectors) return sectorSlot(sectors, text)
  return words.length > 1 ? namedSlot(text) : wordSlot(first, text, place)
}

/** Of what a list knows only what is all of the text. */
const whole = <T extends { length: number }>(found: T | undefined, words: readonly string[]): T | undefined =>
  found?.length === words.length ? found : undefined

/** Words in a row may be all of a company's name, or stand in a row in a title. */
function extrasOf(parts: readonly QuestionPart[]): Option[] {
  const rows = parts.map(({ part, anyOf: [text = '', ...others] }) =>
    (part === 'word' || part === 'role') && others.length === 0 ? wordsOf(text) : [],
  )
  const names = parts.flatMap(({ part, anyOf }) => (part === 'word' ? anyOf : []))
  const all = rows.flat()
  const pairs = all
    .slice(1)
    .map((word, at) => [all[at] ?? '', word])
    .filter((pair) => pair.every((word) => !fillers.has(word)))
  return [...(names.length > 1 ? [companyExtra(names.join(' '))] : []), ...pairs.slice(0, 4).map(titleExtra)]
}
