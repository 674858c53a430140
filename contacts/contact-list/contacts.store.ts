import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import { contactFields } from '../contact-fields/contact-columns.rules.ts'
import type { Statements } from './contacts.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { contactFields })

/**
 * Where a page begins: after this person among those of rank `below`, which is the strength in thousandths or the day of
 * the last contact; the smallest int is unknown. In the order of names the person alone says where.
 */
export interface PagePosition {
  below: number
  after: string
}

/** At least one row, for the total; it has no contact when the page is empty. */
type PageRow = RowOf<typeof listContacts>
export type ContactRow = { [K in keyof Omit<PageRow, 'total'>]: RowOf<typeof findContact>[K] }
export const isContact = (row: PageRow): row is PageRow & ContactRow => row.personId !== null

export type WholeContactRow = RowOf<typeof listWholeContacts>
export type EvidenceRow = RowOf<typeof listEvidence>

export const listContacts = sql.many('list_contacts')
export const listMatchingContacts = sql.many('list_matching_contacts')
export const listWholeContacts = sql.many('list_whole_contacts')
export const findContact = sql.maybe('find_contact')
export const listEvidence = sql.many('list_evidence')
export const listStrengthChanges = sql.many('list_strength_changes')
export const listStateFacts = sql.many('list_state_facts')
