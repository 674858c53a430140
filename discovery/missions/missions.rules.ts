import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { lexemeOf } from '@wellmet/identity/search-words/search-words.rules.ts'
import type { MissionProgress } from './missions.contract.ts'

/** "Head of Sales" is any title with "head" and "sales" in it. */
const ignored = new Set(['at', 'in', 'of', 'the', 'and', 'for'])

/** A role as it is looked for among titles, in PostgreSQL's words; words need no quoting inside, they are folded. */
export function roleQuery(role: string): string {
  const words = [...new Set(wordsOf(role))]
  const meaning = words.filter((word) => !ignored.has(word))
  return (meaning.length > 0 ? meaning : words).map((word) => `'${lexemeOf(word)}':C`).join(' & ')
}

/** Each once, as typed first; "CTO" and "cto" are one. */
export const distinctRoles = (roles: readonly string[]): string[] =>
  [...new Map(roles.toReversed().map((role) => [roleQuery(role), role])).values()].toReversed()

type Status = Exclude<keyof MissionProgress, 'total' | 'counted'>

export const progressOf = (total: number, statuses: readonly Status[]): MissionProgress => {
  const of = (status: Status): number => statuses.filter((one) => one === status).length
  return {
    total,
    counted: statuses.length,
    verified: of('verified'),
    probable: of('probable'),
    inferred: of('inferred'),
    none: of('none'),
  }
}
