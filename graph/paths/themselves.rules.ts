import { mayBeOnePerson } from '@wellmet/identity/same-person/may-be-one-person.rules.ts'
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

/** The contacts in between who cannot be the target under another entry, `most` of them, with how many there are. */
export function withoutThemselves<T extends Between>(target: Described, between: readonly T[], most: number): T[] {
  const others = between.filter((row) => row.isKeptApart || !isTarget(row, target))
  const left = between.length - others.length
  return others.slice(0, most).map((row) => (left === 0 ? row : { ...row, total: row.total - left }))
}

const isTarget = ({ name, title, company }: Between, target: Described): boolean =>
  mayBeOnePerson({ name, title, company }, { name: target.name, title: target.title, company: target.company })

/** A member who has themselves as a contact, by an address that nobody proved to be theirs. */
export const leadsToThemselves = (row: { kind: VisibilityKind; name: string; ownerName: string | null }): boolean =>
  isOfATeammate(row) && row.ownerName !== null && mayBeOnePerson({ name: row.name }, { name: row.ownerName })

/** Whether a third step comes back to somebody who is on the path already. */
export const comesBack = (row: { name: string; ownerName: string }, target: { name: string }): boolean =>
  mayBeOnePerson({ name: row.name }, target) ||
  mayBeOnePerson({ name: row.ownerName }, target) ||
  mayBeOnePerson({ name: row.name }, { name: row.ownerName })
