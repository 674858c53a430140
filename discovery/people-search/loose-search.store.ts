import { statements } from '@wellmet/platform/database/statement.ts'
import { inferredBases } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import type { Statements } from './loose-search.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { inferredBases })

export const searchLoosely = sql.many('search_loosely')
