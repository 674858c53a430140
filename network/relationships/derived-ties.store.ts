import { statement } from '@wellmet/platform/database/statement.ts'
import type { StintAt } from './shared-places.rules.ts'

export interface StintOf extends StintAt {
  readonly personId: string
}

export const listPeopleAt = statement<
  { places: readonly string[] | null; after: string; limit: number },
  { personId: string }
>(import.meta.url, 'people_at')
export const listStintsOf = statement<{ people: string[] }, StintOf>(import.meta.url, 'stints_of')
export const listStintsAt = statement<{ places: string[] }, StintOf>(import.meta.url, 'stints_at')

/** How many people work there, as a source says, and how many stints there are known. */
export interface KnownPlaceRow {
  placeId: string
  people: number | null
  known: number
}
export const listKnownPlaces = statement<{ places: string[] }, KnownPlaceRow>(import.meta.url, 'places_known')

export const replaceTies = statement<
  { people: string[]; a: string[]; b: string[]; permille: number[]; bases: number[] },
  { written: number; removed: number }
>(import.meta.url, 'replace_ties')
