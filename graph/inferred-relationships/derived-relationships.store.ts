import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './derived-relationships.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type PositionOf = RowOf<typeof listPositionsOf>

export const listPeopleAt = sql.many('list_people_at')
export const listPositionsOf = sql.many('list_positions_of')
export const listPositionsAt = sql.many('list_positions_at')

/** How many people work there, as a source says, and how many stints there are known. */
export type KnownPlaceRow = RowOf<typeof listKnownPlaces>
export const listKnownPlaces = sql.many('list_known_places')

export const replaceInferredRelationships = sql.one('replace_inferred_relationships')
