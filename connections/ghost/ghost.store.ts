import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './ghost.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const findSite = sql.maybe('find_site')
