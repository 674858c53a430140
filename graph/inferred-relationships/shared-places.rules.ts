import { firstOf, present } from '@wellmet/platform/values/present.rules.ts'
import { fold } from '@wellmet/identity/names/words.rules.ts'
import {
  communityChance,
  communityTie,
  employerChance,
  employerTie,
  schoolChance,
  schoolTie,
} from './derived-ties.rules.ts'
import { overlapOf, type Overlap, type Stint } from '@wellmet/contacts/relationships/overlap.rules.ts'
import { stintKinds } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import type { TieBasis, TieSignal } from './ties.rules.ts'

/** A stint with what of it matters between two people. Equal text is the same department, the same city. */
export interface StintAt extends Stint {
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
export const stintAt = <S extends StintAt>(stored: S): S => ({
  ...stored,
  location: stored.location === null ? null : fold(firstOf(stored.location.split(','))) || null,
})

const bases: Record<number, TieBasis> = {
  [stintKinds.worked]: 'employer',
  [stintKinds.studied]: 'school',
  [stintKinds.belongs]: 'community',
}
const same = (a: string | null, b: string | null): boolean | null => (a === null || b === null ? null : a === b)

/** At one place. Membership has no length; everything else counts by the time that was shared. */
function togetherAt(a: StintAt, b: StintAt, thisMonth: number): Overlap | null {
  if (a.kind !== b.kind || !bases[a.kind]) return null
  if (a.kind !== stintKinds.belongs) return overlapOf(a, b, thisMonth)
  return a.current && b.current ? { months: 0, endedMonthsAgo: 0, assumed: false } : null
}

const employerFacts = (a: StintAt, b: StintAt, overlap: Overlap, people: number | null) => ({
  ref: `${a.ref}+${b.ref}`,
  people,
  overlap,
  sameDepartment: same(a.department, b.department),
  samePlace: same(a.location, b.location),
})
const schoolFacts = (a: StintAt, b: StintAt, overlap: Overlap, students: number | null) => ({
  ref: `${a.ref}+${b.ref}`,
  students,
  overlap,
  sameField: same(a.department, b.department),
})

/** The chance in permille that two stints at one place made the two know each other; 0 where they never met. */
export type ChanceAt = (a: StintAt, b: StintAt) => number

/** Longer than anybody works; what is longer is worked out every time. */
const mostMonths = 1_000
const third = (a: string | null, b: string | null): number => (a === null || b === null ? 2 : a === b ? 1 : 0)

/**
 * Of one place in one month. Thousands of pairs share the same few facts, so what was worked out once is remembered;
 * `signalsBetween` works the same steps out again, with their words.
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
      a.kind === stintKinds.worked
        ? employerChance(employerFacts(a, b, overlap, people))
        : a.kind === stintKinds.studied
          ? schoolChance(schoolFacts(a, b, overlap, people))
          : communityChance({ ref: '', members: people })
    if (isUsual) table[overlap.endedMonthsAgo] = chance
    return chance
  }
}

/**
 * Every place that two people share, as a reason to believe that they know each other. Of several stints at one place
 * the two that say most count: the same years are not counted twice.
 */
export function signalsBetween(
  a: readonly StintAt[],
  b: readonly StintAt[],
  placeOf: (placeId: string) => PlaceFacts,
  names: { a: string; b: string },
  thisMonth: number,
): TieSignal[] {
  const best = new Map<string, TieSignal>()
  for (const one of a) {
    for (const other of b) {
      const overlap = one.placeId === other.placeId ? togetherAt(one, other, thisMonth) : null
      if (!overlap) continue
      const signal = signalOf(one, other, overlap, placeOf(one.placeId), names)
      if (signal.permille > (best.get(one.placeId)?.permille ?? 0)) best.set(one.placeId, signal)
    }
  }
  return [...best.values()]
}

function signalOf(
  a: StintAt,
  b: StintAt,
  overlap: Overlap,
  { name, people }: PlaceFacts,
  names: { a: string; b: string },
): TieSignal {
  if (a.kind === stintKinds.worked)
    return employerTie({ ...employerFacts(a, b, overlap, people), company: name }, names)
  if (a.kind === stintKinds.studied) return schoolTie({ ...schoolFacts(a, b, overlap, people), school: name }, names)
  return communityTie({ ref: `${a.ref}+${b.ref}`, community: name, members: people }, names)
}

/** Reasons without words, for `tieOf` and its number. */
export const bareSignal = (kind: number, permille: number): TieSignal => ({
  basis: present(bases[kind]),
  permille,
  sentence: '',
  receipt: { formula: '', steps: [], result: permille },
})
