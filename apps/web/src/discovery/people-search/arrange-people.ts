import type { DashboardPerson } from '@wellmet/discovery/reach/reachable-people.contract.ts'
import type { BestSearch, ColumnSort } from './best-search.ts'

const shares = {
  communities: ({ sharedCommunities }: DashboardPerson) => sharedCommunities.length > 0,
  alumni: ({ sharedAlumni }: DashboardPerson) => sharedAlumni.length > 0,
  investors: ({ investorNetworkMatch }: DashboardPerson) => investorNetworkMatch.length > 0,
} as const

const figure: Record<Exclude<ColumnSort, 'name'>, (person: DashboardPerson) => number | null> = {
  strength: ({ relationshipStrength }) => relationshipStrength,
  chance: ({ path }) => path.chance,
  paths: ({ warmPathCount }) => warmPathCount,
  introducers: ({ connectorCount }) => connectorCount,
  reputation: ({ connectorReputation }) => connectorReputation,
}

const byName = new Intl.Collator('en').compare

/** Most first; what is unknown comes after everything known, and among equals the ranking stays. */
const mostFirst = (one: number | null, other: number | null): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return other - one
}

const compare = (sort: ColumnSort) => (one: DashboardPerson, other: DashboardPerson) =>
  sort === 'name' ? byName(one.name, other.name) : mostFirst(figure[sort](one), figure[sort](other))

/** What the API does not sift or sort by: it gives the best, and among them this chooses and orders. */
export const arrangePeople = (
  people: readonly DashboardPerson[],
  { strength, shared, sort }: BestSearch,
): readonly DashboardPerson[] => {
  const fitting = people.filter(
    (person) =>
      (strength === undefined || person.relationshipStrengthLabel === strength) &&
      (shared === undefined || shares[shared](person)),
  )
  return sort === undefined || sort === 'worth-meeting' ? fitting : fitting.toSorted(compare(sort))
}
