import { fold, wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { lexemeOf } from '@wellmet/identity/search-words/search-words.rules.ts'
import { readTitle } from '@wellmet/identity/titles/read-title.rules.ts'
import { functionFit } from '@wellmet/identity/titles/title-functions.rules.ts'
import type { MissionProgress, MissionStep } from './missions.contract.ts'

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
  readonly asks: readonly Readonly<Record<'accepted' | 'introduced' | 'met' | 'booked', boolean>>[]
}

/** Whoever was introduced to a target, or met it, reaches it: no path on record says more. */
export const reachOf = ({ status, asks }: TargetProgress): Status =>
  asks.some(({ introduced, met }) => introduced || met) ? 'verified' : status

type IsAt = (target: TargetProgress) => boolean

/** How far one target has come. The figure of a step is the length of the list that this gives. */
export const isAtStep: Readonly<Record<MissionStep, IsAt>> = {
  targets: () => true,
  reachable: (target) => reachOf(target) !== 'none',
  asked: ({ asks }) => asks.length > 0,
  introduced: ({ asks }) => asks.some(({ introduced }) => introduced),
  met: ({ asks }) => asks.some(({ met }) => met),
}

/** Every count is of targets: two requests about one target count once. */
export const progressOf = (total: number, targets: readonly TargetProgress[]): MissionProgress => {
  const of = (status: Status): number => targets.filter((target) => reachOf(target) === status).length
  const at = (step: MissionStep): number => targets.filter(isAtStep[step]).length
  return {
    total,
    counted: targets.length,
    verified: of('verified'),
    probable: of('probable'),
    inferred: of('inferred'),
    none: of('none'),
    asked: at('asked'),
    accepted: targets.filter(({ asks }) => asks.some(({ accepted }) => accepted)).length,
    introduced: at('introduced'),
    met: at('met'),
    booked: targets.filter(({ asks }) => asks.some(({ booked }) => booked) && !asks.some(({ met }) => met)).length,
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
