import { statements, type ParamsOf, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './hidings.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type HidingRow = RowOf<typeof listHidings>

/** One of them by its id, or the newest. */
export const listHidings = sql.many('list_hidings')
export const countMine = sql.one('count_mine')
export const countHidings = sql.one('count_hidings')

/** What a rule hides; one of the three is set. */
export type Aim = Pick<ParamsOf<typeof findSame>, 'person' | 'companyId' | 'domain'>
export const findSame = sql.maybe('find_same')
export const findContact = sql.maybe('find_contact')
export const insertHiding = sql.run('insert_hiding')
export const hideMatches = sql.run('hide_matches')
export const liftHiding = sql.maybe('lift_hiding')
export const hideDrafts = sql.many('hide_drafts')
