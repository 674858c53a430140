import { firstOf, getFrom } from '@wellmet/platform/values/present.rules.ts'
import type { PersonDraft } from './draft-person.ts'

export interface Identified extends PersonDraft {
  personId: string
}

export interface Identities {
  /** In the order of the drafts. */
  people: Identified[]
  /** Keys that were nobody's yet. */
  fresh: [key: string, personId: string][]
  merges: [survivor: string, gone: string][]
}

/**
 * Who each of them is. A profile is the person. Somebody known by an address alone, who turns out to have a profile,
 * moves there. An address that belongs to somebody else already stays theirs: two profiles are two people, and a mailbox
 * that both name is a shared one.
 */
export function identifyPeople(drafts: readonly PersonDraft[], known: ReadonlyMap<string, string>): Identities {
  const meaning = new Map(known)
  const fresh = new Set<string>()
  const merges = new Map<string, string>()
  const survivorOf = (personId: string): string => {
    const next = merges.get(personId)
    return next === undefined ? personId : survivorOf(next)
  }
  const whose = (key: string): string | undefined => {
    const person = meaning.get(key)
    return person === undefined ? undefined : survivorOf(person)
  }
  const people = drafts.map((draft) => {
    const { keys, hasProfile } = draft
    const personId = hasProfile
      ? firstOf(keys)
      : (keys.map(whose).find((person) => person !== undefined) ?? firstOf(keys))
    for (const key of keys) {
      const before = whose(key)
      if (before === undefined) {
        meaning.set(key, personId)
        fresh.add(key)
      } else if (before !== personId && before === key) merges.set(before, personId)
    }
    return { ...draft, personId }
  })
  return {
    people: people.map((person) => ({ ...person, personId: survivorOf(person.personId) })),
    fresh: [...fresh].map((key) => [key, survivorOf(getFrom(meaning, key))]),
    merges: [...merges.keys()].map((gone) => [survivorOf(gone), gone]),
  }
}
