import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './leaving.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const deleteContactsIn = sql.many('delete_contacts_in')
