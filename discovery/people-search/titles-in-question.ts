import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { readTitle } from '@wellmet/identity/titles/read-title.rules.ts'
import { occupationsAlike, occupationsWith, type OccupationsAlike } from '@wellmet/identity/titles/titles-alike.ts'
import type { Question, Slot } from '../questions/question.rules.ts'
import { eitherSlot, roleSlot } from '../questions/slots.rules.ts'
import { isOfManyTrades, withTitles } from '../questions/title-slots.rules.ts'

const mostTogether = 3

/**
 * The question with what occupations are called besides: a midwife is a Hebamme. Of titles that a list reads by function
 * and level, only those of many trades: there another title of the same function is another occupation.
 */
export function withAlikeTitles(question: Question): Question {
  const slots: Slot[] = []
  for (let at = 0; at < question.slots.length;) {
    const found = titleAt(question.slots, at)
    slots.push(found?.slot ?? (question.slots[at] as Slot))
    at += found?.length ?? 1
  }
  return { ...question, slots }
}

function titleAt(slots: readonly Slot[], at: number): { slot: Slot; length: number } | null {
  for (let length = Math.min(mostTogether, slots.length - at); length > 0; length -= 1) {
    const together = slots.slice(at, at + length)
    const [first] = together
    if (!first || !together.every((slot, i) => mayBeTitle(slot) || isOfTitle(slot, i, length))) continue
    const typed = together.map((slot) => slot.typed).join(' ')
    if (!isOfManyTrades(readTitle(typed).functions)) continue
    const alike = occupationsAlike(wordsOf(typed).join(' '))
    const isUnknown = alike.same.length + alike.near.length === 0
    if (alike.same.length === 0 && together.some(({ part }) => part === 'sector')) continue
    if (isUnknown && !(length === 1 && first.part === 'role')) continue
    if (length > 1) return { slot: withTitles(roleSlot(typed, [], []), typed, titlesOf(typed, alike)), length }
    const isFounderOrLevel = first.part === 'role' && isUnknown
    if (isFounderOrLevel) return null
    return {
      slot:
        first.part === 'role' ? withTitles(first, typed, titlesOf(typed, alike)) : asWordOrTitle(first, typed, alike),
      length,
    }
  }
  return null
}

const mayBeTitle = ({ part, isQuoted, isPlace, isTitle }: Slot): boolean =>
  (part === 'word' || part === 'role') && !isQuoted && !isPlace && !isTitle

/** A sector before a role may be a part of the title: an energy manager. */
const isOfTitle = ({ part }: Slot, at: number, length: number): boolean => part === 'sector' && at < length - 1

/** "Richter" may be a judge, or be called so. */
const asWordOrTitle = (word: Slot, typed: string, alike: OccupationsAlike): Slot => ({
  ...eitherSlot(word, withTitles({ ...word, options: [] }, typed, titlesOf(typed, alike))),
  isTitle: true,
})

/** A word that more occupations have says little: "assistant", "worker". */
const mostOfTelling = 45
const joining = new Set('of and the for de des der du di von fur und in'.split(' '))

/** Of one word the whole title is asked for already. */
function titlesOf(typed: string, alike: OccupationsAlike) {
  const words = wordsOf(typed).filter((word) => !joining.has(word))
  const telling = words.length < 2 ? [] : words.filter((word) => occupationsWith(word) <= mostOfTelling)
  return { ...alike, telling }
}
