import type { Tx } from '@wellmet/platform/database/connection.ts'
import { getFrom, present } from '@wellmet/platform/values/present.rules.ts'
import { cohortOf, mostKnown, type Cohort, type Member } from './cohort.rules.ts'
import { listKnownPlaces, listPositionsAt, type KnownPlaceRow, type PositionOf } from './derived-relationships.store.ts'
import { positionAt } from './shared-places.rules.ts'

/** Stints held in memory at once, some 200 bytes each. */
const mostHeld = 400_000

export interface Cohorts {
  /** A stint as it is compared. */
  memberOf: (position: PositionOf) => Member
  at: (placeId: string) => Cohort | undefined
  /** People in groups whose places fit into memory together: nearly always all of them at once. */
  groupsOf(tx: Tx, people: readonly string[], positions: ReadonlyMap<string, readonly PositionOf[]>): Promise<Group[]>
  /** Has the places of a group at hand. */
  gather(tx: Tx, group: Group): Promise<void>
}

export interface Group {
  people: string[]
  places: Set<string>
  held: number
}

/** Who was at which place, kept from slice to slice as long as it fits. */
export function cohortsIn(month: number): Cohorts {
  const known = new Map<string, KnownPlaceRow>()
  const cohorts = new Map<string, Cohort>()
  const numbers = new Map<string, number>()
  const texts = new Map<string, string>()
  /** Equal texts become one text, which is compared by looking at where it is. */
  const same = (text: string | null): string | null => {
    if (text === null) return null
    const before = texts.get(text) ?? text
    texts.set(text, before)
    return before
  }
  const memberOf = (position: PositionOf): Member => {
    const { personId, department, location, ...rest } = positionAt(position)
    const number = numbers.get(personId) ?? numbers.size
    numbers.set(personId, number)
    return { ...rest, personId, number, department: same(department), location: same(location) }
  }
  const weight = (places: Iterable<string>): number =>
    [...places].reduce((sum, placeId) => sum + getFrom(known, placeId).known, 0)

  return {
    memberOf,
    at: (placeId) => cohorts.get(placeId),

    async groupsOf(tx, people, positions) {
      if (known.size > mostHeld || numbers.size > mostHeld)
        for (const table of [known, cohorts, numbers, texts]) table.clear()
      const placesOf = (person: string): string[] => positions.get(person)?.map(({ placeId }) => placeId) ?? []
      const places = [...new Set(people.flatMap(placesOf))].filter((placeId) => !known.has(placeId))
      for (const row of await listKnownPlaces(tx, { places })) known.set(row.placeId, row)
      const groups: Group[] = []
      for (const person of people) {
        const theirs = placesOf(person).filter((placeId) => getFrom(known, placeId).known <= mostKnown)
        let group = groups.at(-1)
        const more = group ? weight(new Set(theirs.filter((placeId) => !present(group).places.has(placeId)))) : 0
        if (!group || group.held + more > mostHeld) {
          group = { people: [], places: new Set(), held: weight(new Set(theirs)) }
          groups.push(group)
        } else group.held += more
        group.people.push(person)
        for (const placeId of theirs) group.places.add(placeId)
      }
      return groups
    },

    async gather(tx, { places }) {
      const missing = [...places].filter((placeId) => !cohorts.has(placeId))
      if (weight(cohorts.keys()) + weight(missing) > mostHeld)
        for (const placeId of cohorts.keys()) if (!places.has(placeId)) cohorts.delete(placeId)
      const found = Map.groupBy(await listPositionsAt(tx, { places: missing }), ({ placeId }) => placeId)
      for (const placeId of missing)
        cohorts.set(placeId, cohortOf((found.get(placeId) ?? []).map(memberOf), getFrom(known, placeId).people, month))
    },
  }
}
