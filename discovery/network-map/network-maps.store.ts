import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './network-maps.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type TeammateRow = RowOf<typeof listTeammates>

/** What is known of one tie of somebody's. */
export type KnownRow = Pick<PersonRow, 'strength' | 'isTwoWay' | 'lastDay'>

export type PersonRow = RowOf<typeof listPeople>

export const planPlainly = sql.run('plan_plainly')
export const listTeammates = sql.many('list_teammates')
export const listPeople = sql.many('list_people')
export const countPeople = sql.one('count_people')
/** Places count from 1 in the list of people that was given. */
export const listKnown = sql.many('list_known')
export const listInferredRelationships = sql.many('list_inferred_relationships')
