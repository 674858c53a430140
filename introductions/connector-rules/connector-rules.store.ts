import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { z } from 'zod'
import type { NoGoPerson } from './connector-rules.contract.ts'
import type { Statements } from './connector-rules.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

/** As written, with the keys that are compared. */
export interface KeptCompany {
  name: string
  key: string
}
export interface KeptPerson {
  written: z.infer<typeof NoGoPerson>
  keys: string[]
}

export type RulesRow = RowOf<typeof findRules>
export type ListedRules = RowOf<typeof listRules>

/** In place of a mailbox: a member is known by their account, wherever they read their mail. */
export const ofMembers = '0'

export const findRules = sql.maybe('find_rules')
export const listRules = sql.many('list_rules')
export const saveRules = sql.run('save_rules')
