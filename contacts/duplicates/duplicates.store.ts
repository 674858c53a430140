import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import { contactFields } from '../contact-fields/contact-columns.rules.ts'
import { positionKinds } from '../relationships/stored-kinds.rules.ts'
import type { Statements } from './duplicates.sql.gen.ts'

const sql = statements<Statements>(import.meta.url, { contactFields, positionKinds })

export const listPersonFacts = sql.many('list_person_facts')

export type SideRow = RowOf<typeof listSides>
export const listSides = sql.many('list_sides')

export const findContacts = sql.many('find_contacts')
export const insertApart = sql.run('insert_apart')
export const deleteApart = sql.run('delete_apart')
/** The newest first, with their names. */
export const listDismissed = sql.many('list_dismissed')
export const listApart = sql.many('list_apart')
