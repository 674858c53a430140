import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import { inferredFormula } from '@wellmet/contacts/relationships/formula.rules.ts'
import { bareSignal, chanceAt, type ChanceAt, type PositionAt } from './shared-places.rules.ts'
import { inferredRelationshipOf } from './inferred-relationships.rules.ts'
import { inferredBases } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'

/**
 * The bound of the work: nobody is compared with more than so many people of one place, or twice as many where only
 * department and location are looked at. So a place costs its people times this, not its people squared.
 */
export const mostCompared = 1_500

/** A place with more stints than this is left out: the chance that any two of so many met is next to nothing. */
export const mostKnown = 50_000

export interface Member extends PositionAt {
  readonly personId: string
  /** A small number for the person, the same at every place while ties are derived. */
  readonly number: number
}

/** Everybody known at one place, ready to be compared. */
export interface Cohort {
  readonly size: number
  readonly chance: ChanceAt
  /** With whom somebody there is compared. */
  around(position: PositionAt): Iterable<Member>
}

/** Up to 1,500 everybody with everybody; above, who shares the department or the location, the nearest in time first. */
export function cohortOf(members: readonly Member[], people: number | null, thisMonth: number): Cohort {
  const chance = chanceAt({ people }, thisMonth)
  const size = members.length
  if (size <= mostCompared) return { size, chance, around: () => members }
  const inTime = members.toSorted((a, b) => began(a) - began(b))
  const departments = Map.groupBy(inTime, ({ department }) => department)
  const locations = Map.groupBy(inTime, ({ location }) => location)
  return {
    size,
    chance,
    *around(position) {
      if (position.department !== null) yield* nearest(departments.get(position.department) ?? [], position)
      if (position.location !== null) yield* nearest(locations.get(position.location) ?? [], position)
    },
  }
}

const began = ({ from }: PositionAt): number => from ?? 1e6

function nearest(bucket: readonly Member[], position: PositionAt): readonly Member[] {
  if (bucket.length <= mostCompared) return bucket
  const at = bucket.findIndex((member) => began(member) >= began(position))
  const first = Math.max(0, Math.min((at === -1 ? bucket.length : at) - mostCompared / 2, bucket.length - mostCompared))
  return bucket.slice(first, first + mostCompared)
}

export interface DerivedRelationship {
  readonly personId: string
  readonly permille: number
  /** The strongest reason, as it is stored. */
  readonly basis: number
}

/** A reason is a number, kind and chance, because there are millions of them. */
const reasonFor = (kind: number, permille: number): number => kind * 1024 + permille
const signalFor = (reason: number) => bareSignal(Math.floor(reason / 1024), reason % 1024)

/** Compares people with those around them. Keeps its tables from one to the next: they are most of the cost. */
export function comparison() {
  let best = new Int32Array(1024)
  let single = new Int32Array(1024)
  const makeRoom = (number: number): void => {
    if (number < best.length) return
    const [wider, wide] = [new Int32Array(number * 2), new Int32Array(number * 2)]
    wider.set(best)
    wide.set(single)
    ;[best, single] = [wider, wide]
  }

  /** The likeliest of each person at one place; of several stints there the two that say most. */
  function lookAround(here: readonly Member[], cohort: Cohort): Member[] {
    const met: Member[] = []
    for (const position of here) {
      for (const member of cohort.around(position)) {
        if (member.number === position.number) continue
        const chance = cohort.chance(position, member)
        if (chance === 0) continue
        makeRoom(member.number)
        const before = best[member.number] ?? 0
        if (before === 0) met.push(member)
        if (chance > before) best[member.number] = chance
      }
    }
    return met
  }

  /** Whom somebody seems to know by all places they share: the likeliest first, and no more than are kept of a person. */
  return (positions: readonly Member[], cohortAt: (placeId: string) => Cohort | undefined): DerivedRelationship[] => {
    const all: Member[] = []
    const several = new Map<number, number[]>()
    for (const [placeId, here] of Map.groupBy(positions, (position) => position.placeId)) {
      const cohort = cohortAt(placeId)
      for (const member of cohort ? lookAround(here, cohort) : []) {
        const reason = reasonFor(member.kind, best[member.number] ?? 0)
        best[member.number] = 0
        const before = single[member.number] ?? 0
        if (before === 0) {
          single[member.number] = reason
          all.push(member)
        } else several.set(member.number, [...(several.get(member.number) ?? [before]), reason])
      }
    }
    const relationships: DerivedRelationship[] = []
    for (const { number: other, personId } of all) {
      const { permille, basis } = together(several.get(other) ?? single[other] ?? 0)
      single[other] = 0
      if (permille >= inferredFormula.leastCarrying) relationships.push({ personId, permille, basis })
    }
    return relationships
      .sort((a, b) => b.permille - a.permille || (a.personId < b.personId ? -1 : 1))
      .slice(0, inferredFormula.mostOfOnePerson)
  }
}

const alone = new Map<number, { permille: number; basis: number }>()

/** By `inferredRelationshipOf`, like every other tie. One reason alone comes up by the thousand and is worked out once. */
function together(reasons: number | readonly number[]): { permille: number; basis: number } {
  if (typeof reasons !== 'number') return combined(reasons)
  const before = alone.get(reasons) ?? combined([reasons])
  alone.set(reasons, before)
  return before
}

function combined(reasons: readonly number[]): { permille: number; basis: number } {
  const relationship = inferredRelationshipOf(reasons.map(signalFor))
  return relationship
    ? { permille: relationship.permille, basis: inferredBases[firstOf(relationship.bases)] }
    : { permille: 0, basis: 0 }
}
