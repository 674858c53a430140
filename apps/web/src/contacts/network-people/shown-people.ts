import type { Warmth } from '../../kit/path-shapes.ts'
import { freshnesses, type NetworkMapPerson } from './network-map-shapes.ts'

/** Nothing hidden and no company chosen is everybody. */
export type Filter = { hidden: ReadonlySet<Warmth>; company: string | null }

export const everybody: Filter = { hidden: new Set(), company: null }

export const isShown = ({ freshness, company }: NetworkMapPerson, filter: Filter): boolean =>
  !filter.hidden.has(freshness) && (filter.company === null || filter.company === company)

export const isFiltering = ({ hidden, company }: Filter): boolean => hidden.size > 0 || company !== null

/** A mark for each number of the network; you are always there. */
export const shownMarks = (people: readonly NetworkMapPerson[], filter: Filter): Uint8Array =>
  Uint8Array.from([1, ...people.map((person) => (isShown(person, filter) ? 1 : 0))])

export const countByFreshness = (people: readonly NetworkMapPerson[]): Record<Warmth, number> => {
  const counts = { fresh: 0, warm: 0, cooling: 0, dormant: 0, unknown: 0 }
  for (const { freshness } of people) counts[freshness] += 1
  return counts
}

export const toggled = (hidden: ReadonlySet<Warmth>, one: Warmth): ReadonlySet<Warmth> =>
  new Set(freshnesses.filter((freshness) => (freshness === one) !== hidden.has(freshness)))

export type CompanyCount = { company: string; count: number }

/** Largest first; companies of one size by name, so that the order never depends on the data's. */
export const countByCompany = (people: readonly NetworkMapPerson[]): CompanyCount[] => {
  const counts = new Map<string, number>()
  for (const { company } of people) if (company) counts.set(company, (counts.get(company) ?? 0) + 1)
  return [...counts]
    .map(([company, count]) => ({ company, count }))
    .sort((one, other) => other.count - one.count || one.company.localeCompare(other.company))
}
