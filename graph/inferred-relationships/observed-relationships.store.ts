import { statements } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './observed-relationships.sql.gen.ts'
import { inferredBases } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'

const sql = statements<Statements>(import.meta.url, { inferredBases })

export const listCoOccurrences = sql.many('list_co_occurrences')
export const upsertInferredRelationships = sql.many('upsert_inferred_relationships')
export const deleteWeakestInferredRelationships = sql.run('delete_weakest_inferred_relationships')
export const deleteInferredRelationshipsOf = sql.run('delete_inferred_relationships_of')
