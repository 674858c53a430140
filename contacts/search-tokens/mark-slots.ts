import { present } from '@wellmet/platform/values/present.rules.ts'
import type { PersonKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { Sought } from '@wellmet/identity/names/words.rules.ts'

/** Three things that a candidate must have: one of these words, or a word of the vocabulary with one of these marks. */
export interface Marked {
  first: number[]
  firstMarks: number[]
  second: number[]
  secondMarks: number[]
  third: number[]
  thirdMarks: number[]
}

export function markSlots(keys: PersonKeys, slots: readonly Sought[]): Marked {
  const [first, second, third] = slots.map(({ people, words }) => ({
    people: people.map((mark) => keys.mark(mark)),
    words: words.map((mark) => keys.mark(mark)),
  }))
  return {
    first: present(first).people,
    firstMarks: present(first).words,
    second: present(second).people,
    secondMarks: present(second).words,
    third: present(third).people,
    thirdMarks: present(third).words,
  }
}
