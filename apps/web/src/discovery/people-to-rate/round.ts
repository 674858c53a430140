import type { Familiarity } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import type { PersonToRate } from '@wellmet/discovery/people-to-rate/people-to-rate.contract.ts'

export type Said = Familiarity | 'skipped'

/** Some people, one after the other; every answer is saved when it is given, so a round can end anywhere. */
export type Round = {
  people: readonly PersonToRate[]
  at: number
  rated: number
  /** What an undo takes back; one step, as with any other change. */
  last: { person: PersonToRate; said: Said } | null
}

export const begun = (people: readonly PersonToRate[]): Round => ({ people, at: 0, rated: 0, last: null })

const counts = (said: Said): number => (said === 'skipped' ? 0 : 1)

export const answered = (round: Round, said: Said): Round => {
  const person = round.people[round.at]
  return person ? { ...round, at: round.at + 1, rated: round.rated + counts(said), last: { person, said } } : round
}

export const undone = (round: Round): Round =>
  round.last ? { ...round, at: round.at - 1, rated: round.rated - counts(round.last.said), last: null } : round

/** The answer was not saved. */
export const failed = (round: Round, id: string): Round => {
  const person = round.people.find((one) => one.id === id)
  if (!person) return round
  const isLast = round.last?.person.id === id
  return {
    ...round,
    people: [...round.people, person],
    rated: Math.max(0, round.rated - 1),
    last: isLast ? null : round.last,
  }
}
