import { comparingPeople, mayBeOnePerson } from '@wellmet/identity/same-person/may-be-one-person.rules.ts'
import type { VisibilityKind } from './visibility.rules.ts'
import { isOfATeammate } from './visibility.rules.ts'

interface Described {
  name: string
  title: string | null
  company: string | null
}

interface Between extends Described {
  /** The viewer said that they are two people. */
  isKeptApart: boolean
  total: number
}

/**
 * The contacts in between who cannot be the target under another entry, `most` of them, with how many there are. Whoever asks
 * about several targets brings one comparison for all.
 */
export function withoutThemselves<T extends Between>(
  target: Described,
  between: readonly T[],
  most: number,
  isOne = comparingPeople(),
): T[] {
  const others = between.filter((row) => row.isKeptApart || !isOne(row, target))
  const left = between.length - others.length
  return others.slice(0, most).map((row) => (left === 0 ? row : { ...row, total: row.total - left }))
}

/** A member who has themselves as a contact, by an address that nobody proved to be theirs. */
export const leadsToThemselves = (
  row: { kind: VisibilityKind; name: string; ownerName: string | null },
  isOne = comparingPeople(),
): boolean => isOfATeammate(row) && row.ownerName !== null && isOne(named(row.name), named(row.ownerName))

const named = (name: string): Described => ({ name, title: null, company: null })

/** Whether a third step comes back to somebody who is on the path already. */
export const comesBack = (row: { name: string; ownerName: string }, target: { name: string }): boolean =>
  mayBeOnePerson({ name: row.name }, target) ||
  mayBeOnePerson({ name: row.ownerName }, target) ||
  mayBeOnePerson({ name: row.name }, { name: row.ownerName })
