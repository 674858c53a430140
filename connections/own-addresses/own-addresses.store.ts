import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './own-addresses.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const listNamed = sql.many('list_named')
export const saveCode = sql.maybe('save_code')
export const proveAddress = sql.maybe('prove_address')
export const deleteNamed = sql.maybe('delete_named')
