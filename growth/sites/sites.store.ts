import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './sites.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const findSite = sql.maybe('find_site')
export type SiteRow = NonNullable<RowOf<typeof findSite>>
export const findSiteByKey = sql.maybe('find_site_by_key')
export type OpenSite = NonNullable<RowOf<typeof findSiteByKey>>
export const saveSite = sql.one('save_site')
export const deleteSite = sql.run('delete_site')
