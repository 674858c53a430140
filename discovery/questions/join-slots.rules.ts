import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import type { Slot } from './question.rules.ts'
import { roleAt } from './role-slots.rules.ts'
import { companySlot, eitherSlot, formerSlot, phraseSlot } from './slots.rules.ts'

/** Taken as it stands: other words for the same role are not meant. */
export function readPhrase(phrase: string): Slot {
  const words = wordsOf(phrase)
  const role = roleAt(words, 0)
  const slot = phraseSlot(phrase)
  return role?.length === words.length ? { ...slot, part: 'role', level: role.slot(phrase).level ?? null } : slot
}

/** Either of two. Which of them was mistyped cannot be said, so no slip is forgiven. */
export function joinSlots(slot: Slot, other: Slot): Slot {
  const names = [...(slot.names ?? [slot.typed]), ...(other.names ?? [other.typed])]
  if (slot.part === 'company' && other.part === 'company') return companySlot(names)
  if (slot.part === 'former' && other.part === 'former') return formerSlot(names)
  const { withoutLevel: _, isQuoted: __, ...either } = eitherSlot(slot, other)
  return { ...either, typed: `${slot.typed} or ${other.typed}`, words: [] }
}
