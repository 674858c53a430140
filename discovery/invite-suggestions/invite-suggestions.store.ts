import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import { inferredBases } from '@wellmet/contacts/relationships/stored-kinds.rules.ts'
import type { Statements } from './invite-suggestions.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { inferredBases })

export type TargetRow = RowOf<typeof listNamedTargets>

export type CandidateRow = RowOf<typeof listCandidates>

export const listCompanies = sql.many('list_companies')
export const listTargets = sql.many('list_targets')
export const listNamedTargets = sql.many('list_named_targets')
/** `public` and `observed` are per mille: what public facts say, and what the viewer's own threads show. */
export const listInferredRelationships = sql.many('list_inferred_relationships')
export const listMemberAddresses = sql.many('list_member_addresses')
export const listCandidates = sql.many('list_candidates')
export const countContacts = sql.one('count_contacts')
