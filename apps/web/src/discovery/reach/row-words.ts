import { personStatesMessages as states } from '@wellmet/identity/person-states/person-states.messages.ts'
import type { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
import { reachablePeopleMessages as m } from '@wellmet/discovery/reach/reachable-people.messages.ts'
import { stateWords } from '@wellmet/identity/person-states/state-words.rules.ts'

/** Where things stand, in a row whose next column says what the chance is of, or that it is not rated yet. */
export function rowWords({ says }: Pick<PersonState, 'says'>): string {
  const { connector, share } = says?.params ?? {}
  if (typeof connector !== 'string') return stateWords({ says })
  switch (says?.code) {
    case states.reachable.code:
      return m.aboutChance({ connector, share: Number(share) })
    case states.reachableNotRated.code:
      return m.via({ connector })
    case states.notRatedCheckFirst.code:
      return m.checkFirst({ connector })
    default:
      return stateWords({ says })
  }
}
