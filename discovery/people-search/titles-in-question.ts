import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { readTitle } from '@wellmet/identity/titles/read-title.rules.ts'
import { titlesAlike } from '@wellmet/identity/titles/titles-alike.ts'
import type { Question, Slot } from './question.rules.ts'
import { eitherSlot, roleSlot } from './slots.rules.ts'
import { isOfManyTrades, withTitles } from './title-slots.rules.ts'

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
    if (!first || !together.every(mayBeTitle)) continue
    const typed = together.map((slot) => slot.typed).join(' ')
    if (!isOfManyTrades(readTitle(typed).functions)) continue
    const alike = titlesAlike(wordsOf(typed).join(' '))
    if (alike.length === 0 && !(length === 1 && first.part === 'role')) continue
    if (length > 1) return { slot: withTitles(roleSlot(typed, [], []), typed, alike), length }
    const isFounderOrLevel = first.part === 'role' && alike.length === 0
    if (isFounderOrLevel) return null
    return {
      slot: first.part === 'role' ? withTitles(first, typed, alike) : asWordOrTitle(first, typed, alike),
      length,
    }
  }
  return null
}

const mayBeTitle = ({ part, isQuoted, isPlace }: Slot): boolean =>
  (part === 'word' || part === 'role') && !isQuoted && !isPlace

/** "Richter" may be a judge, or be called so. */
const asWordOrTitle = (word: Slot, typed: string, alike: readonly (readonly string[])[]): Slot => ({
  ...eitherSlot(word, withTitles({ ...word, options: [], tokens: { people: [], words: [] } }, typed, alike)),
  isTitle: true,
})
