import { firstOf, present } from '@wellmet/platform/values/present.rules.ts'
import { fold } from '@wellmet/identity/names/words.rules.ts'
import { communityChance, employerChance, schoolChance } from './derived-relationships.rules.ts'
import { overlapOf, type Overlap, type Position } from '@wellmet/contacts/relationships/overlap.rules.ts'
import { positionKinds } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import type { RelationshipBasis, RelationshipSignal } from './inferred-relationships.rules.ts'

/** A stint with what of it matters between two people. Equal text is the same department, the same city. */
export interface PositionAt extends Position {
  readonly ref: string
  /** 1 worked at, 2 studied at, 3 belongs to, as it is stored. What one invested in ties to nobody there. */
  readonly kind: number
  readonly placeId: string
  readonly department: string | null
  readonly location: string | null
}

export interface PlaceFacts {
  readonly name: string
  readonly people: number | null
}

/** As it is stored, with the city alone of a location: "Lisbon, Portugal" and "Lisbon" are one place. */
export const positionAt = <S extends PositionAt>(stored: S): S => ({
  ...stored,
  location: stored.location === null ? null : fold(firstOf(stored.location.split(','))) || null,
})

const bases: Record<number, RelationshipBasis> = {
  [positionKinds.worked]: 'employer',
  [positionKinds.studied]: 'school',
  [positionKinds.belongs]: 'community',
}
const same = (a: string | null, b: string | null): boolean | null => (a === null || b === null ? null : a === b)

/** At one place. Membership has no length; everything else counts by the time that was shared. */
function togetherAt(a: PositionAt, b: PositionAt, thisMonth: number): Overlap | null {
  if (a.kind !== b.kind || !bases[a.kind]) return null
  if (a.kind !== positionKinds.belongs) return overlapOf(a, b, thisMonth)
  return a.current && b.current ? { months: 0, endedMonthsAgo: 0, assumed: false } : null
}

const employerFacts = (a: PositionAt, b: PositionAt, overlap: Overlap, people: number | null) => ({
  ref: `${a.ref}+${b.ref}`,
  people,
  overlap,
  sameDepartment: same(a.department, b.department),
  samePlace: same(a.location, b.location),
})
const schoolFacts = (a: PositionAt, b: PositionAt, overlap: Overlap, students: number | null) => ({
  ref: `${a.ref}+${b.ref}`,
  students,
  overlap,
  sameField: same(a.department, b.department),
})

/** The chance in permille that two stints at one place made the two know each other; 0 where they never met. */
export type ChanceAt = (a: PositionAt, b: PositionAt) => number

/** Longer than anybody works; what is longer is worked out every time. */
const mostMonths = 1_000
const third = (a: string | null, b: string | null): number => (a === null || b === null ? 2 : a === b ? 1 : 0)

/**
 * Of one place in one month. Thousands of pairs share the same few facts, so what was worked out once is remembered.
 */
export function chanceAt({ people }: Pick<PlaceFacts, 'people'>, thisMonth: number): ChanceAt {
  const tables: number[][][] = Array.from({ length: 36 }, () => [])
  return (a, b) => {
    const overlap = togetherAt(a, b, thisMonth)
    if (!overlap) return 0
    const facts = (a.kind * 3 + third(a.department, b.department)) * 3 + third(a.location, b.location)
    const isUsual = overlap.months < mostMonths && overlap.endedMonthsAgo < mostMonths
    const table = (present(tables[facts])[isUsual ? overlap.months : 0] ??= [])
    const before = isUsual ? table[overlap.endedMonthsAgo] : undefined
    if (before !== undefined) return before
    const chance =
      a.kind === positionKinds.worked
        ? employerChance(employerFacts(a, b, overlap, people))
        : a.kind === positionKinds.studied
          ? schoolChance(schoolFacts(a, b, overlap, people))
          : communityChance({ ref: '', members: people })
    if (isUsual) table[overlap.endedMonthsAgo] = chance
    return chance
  }
}

/** Reasons without words, for `inferredRelationshipOf` and its number. */
export const bareSignal = (kind: number, permille: number): RelationshipSignal => ({
  basis: present(bases[kind]),
  permille,
  sentence: '',
  breakdown: { formula: '', steps: [], result: permille },
})
