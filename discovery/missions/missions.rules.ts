import { fold, wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { lexemeOf } from '@wellmet/identity/search-words/search-words.rules.ts'
import { readTitle } from '@wellmet/identity/titles/read-title.rules.ts'
import { functionFit } from '@wellmet/identity/titles/title-functions.rules.ts'
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

type Status = 'verified' | 'probable' | 'inferred' | 'none'

/** What is known of one target: the best path to it, and how far the requests about it came. */
export interface TargetProgress {
  readonly status: Status
  readonly asks: readonly { readonly accepted: boolean; readonly introduced: boolean; readonly met: boolean }[]
}

/** Every count is of targets: two requests about one target count once. */
export const progressOf = (total: number, targets: readonly TargetProgress[]): MissionProgress => {
  const of = (status: Status): number => targets.filter((target) => target.status === status).length
  const any = (has: (ask: TargetProgress['asks'][number]) => boolean): number =>
    targets.filter(({ asks }) => asks.some(has)).length
  return {
    total,
    counted: targets.length,
    verified: of('verified'),
    probable: of('probable'),
    inferred: of('inferred'),
    none: of('none'),
    asked: any(() => true),
    accepted: any(({ accepted }) => accepted),
    introduced: any(({ introduced }) => introduced),
    met: any(({ met }) => met),
  }
}

/** Whether a title is one that is wanted: the same work, and the same level where one is wanted. */
export function isWantedTitle(title: string | null, roles: readonly string[]): boolean {
  if (title === null) return false
  const has = readTitle(title)
  return roles.some((role) => {
    const wanted = readTitle(role)
    if (wanted.level !== null && wanted.level !== has.level) return false
    if (wanted.functions.length > 0) return functionFit(has.functions, wanted.functions) === 'same'
    if (wanted.isInvestor || wanted.isFounder)
      return (wanted.isInvestor && has.isInvestor) || (wanted.isFounder && has.isFounder)
    return wanted.level !== null || fold(title) === fold(role)
  })
}
