import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './observed-ties.sql.gen.ts'
import { tieBases } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'

const sql = statements<Statements>(import.meta.url, { tieBases })

export const listSightings = sql.many('list_sightings')
export const upsertTies = sql.many('upsert_ties')
export const deleteFaintestTies = sql.run('delete_faintest_ties')
