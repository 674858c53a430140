import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './lookups.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type ContactRow = RowOf<typeof findContact>
export const findContact = sql.maybe('find_contact')
export const listLookups = sql.many('list_lookups')
export const hasLookup = sql.one('has_lookup')
export const saveLookup = sql.run('save_lookup')
