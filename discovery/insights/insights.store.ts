import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './insights.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type CountRow = RowOf<typeof countContacts>

export type KnownRow = Pick<LastRow, 'personId' | 'name' | 'title' | 'company'>

export type LastRow = RowOf<typeof listInTouch>

export type OneSidedRow = RowOf<typeof listOneSided>

export type ChangeRow = RowOf<typeof listChanges>

export const countContacts = sql.one('count_contacts')
export const listInTouch = sql.many('list_in_touch')
/** The evidence is packed; `unpack` reads it. */
export const listEvidence = sql.many('list_evidence')
export const listOneSided = sql.many('list_one_sided')
export const listChanges = sql.many('list_changes')
export const listJobChanges = sql.many('list_job_changes')
export const listSenders = sql.many('list_senders')
export const listPeopleNamed = sql.many('list_people_named')
export const listSenderSpans = sql.many('list_sender_spans')
export const listDistinctPairs = sql.many('list_distinct_pairs')
