import { present } from '@wellmet/platform/values/present.rules.ts'
import type { PersonKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { TokenQuery } from '@wellmet/identity/search-words/search-words.rules.ts'

/** Three terms that a candidate must match, each by one of its tokens or by a word that has one of its variants. */
export interface HashedTerms {
  first: number[]
  firstVariants: number[]
  second: number[]
  secondVariants: number[]
  third: number[]
  thirdVariants: number[]
}

export function hashTerms(keys: PersonKeys, slots: readonly TokenQuery[]): HashedTerms {
  const [first, second, third] = slots.map(({ people, words }) => ({
    people: people.map((token) => keys.token(token)),
    words: words.map((token) => keys.token(token)),
  }))
  return {
    first: present(first).people,
    firstVariants: present(first).words,
    second: present(second).people,
    secondVariants: present(second).words,
    third: present(third).people,
    thirdVariants: present(third).words,
  }
}
