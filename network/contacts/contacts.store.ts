import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './contacts.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type ContactRow = RowOf<typeof listContacts>

export type EvidenceRow = RowOf<typeof listEvidence>

export const listContacts = sql.many('list_contacts')
export const countContacts = sql.one('count_contacts')
export const findContact = sql.maybe('find_contact')
export const listEvidence = sql.many('list_evidence')
