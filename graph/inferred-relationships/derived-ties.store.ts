import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './derived-ties.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type StintOf = RowOf<typeof listStintsOf>

export const listPeopleAt = sql.many('list_people_at')
export const listStintsOf = sql.many('list_stints_of')
export const listStintsAt = sql.many('list_stints_at')

/** How many people work there, as a source says, and how many stints there are known. */
export type KnownPlaceRow = RowOf<typeof listKnownPlaces>
export const listKnownPlaces = sql.many('list_known_places')

export const replaceTies = sql.one('replace_ties')
