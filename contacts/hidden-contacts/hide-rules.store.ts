import { statements, type ParamsOf, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './hide-rules.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type HideRuleRow = RowOf<typeof listHideRules>

/** One of them by its id, or the newest. */
export const listHideRules = sql.many('list_hide_rules')
export const countMine = sql.one('count_mine')
export const countHideRules = sql.one('count_hide_rules')

/** What a rule hides; one of the three is set. */
export type Aim = Pick<ParamsOf<typeof findSame>, 'person' | 'companyId' | 'domain'>
export const findSame = sql.maybe('find_same')
export const findContact = sql.maybe('find_contact')
export const insertHideRule = sql.run('insert_hide_rule')
export const hideMatches = sql.run('hide_matches')
export const hideEach = sql.many('hide_each')
export const deleteHideRule = sql.maybe('delete_hide_rule')
export const hideDrafts = sql.many('hide_drafts')
