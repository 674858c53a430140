import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import { contactFields } from '../contact-fields/contact-columns.rules.ts'
import type { Statements } from './duplicates.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { contactFields })

/** In the order of their numbers. */
export const listCandidates = sql.many('list_candidates')

export type FactsRow = RowOf<typeof listFacts>
export const listFacts = sql.many('list_facts')

export const findContacts = sql.many('find_contacts')
export const insertApart = sql.run('insert_apart')
export const deleteApart = sql.run('delete_apart')
/** The newest first, with their names. */
export const listDismissed = sql.many('list_dismissed')
export const listApart = sql.many('list_apart')
