import { formatList } from '@wellmet/platform/messages/formats.ts'
import type { NetworkFound } from './people.contract.ts'
import { peopleMessages } from './people.messages.ts'
import type { Question } from '../questions/question.rules.ts'

/** That nobody was found, and which part of the question nobody in sight has, as far as that is known. */
export const nobodyNotice = (missing: readonly string[]): NonNullable<NetworkFound['notice']> => ({
  code: 'nobody_fits',
  message:
    missing.length === 0
      ? peopleMessages.nobodyHasAll()
      : peopleMessages.nobodyHas({ words: formatList(missing.map((word) => peopleMessages.quoted({ word }))) }),
  next: peopleMessages.tryOtherWords(),
})

/** A name has hardly more words than these. */
const mostNameWords = 3

/**
 * Whether every word of the question was understood, as a name or as an entry of a list. Only then can the notice say
 * that nobody matches, and offer to spend a credit on a search elsewhere.
 */
export function isUnderstood({ slots }: Question): boolean {
  const words = slots.filter(({ part, isQuoted }) => part === 'word' && !isQuoted).length
  return words === 0 || (words <= mostNameWords && slots.every(({ part }) => part === 'word' || part === 'company'))
}
