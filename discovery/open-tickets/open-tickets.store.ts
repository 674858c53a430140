import { placeKinds } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './open-tickets.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { placeKinds })

export const listObjecting = sql.many('list_objecting')
export const listCompaniesAt = sql.many('list_companies_at')
