import type { Tx } from '@wellmet/platform/database/connection.ts'
import { statements, type ParamsOf, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './entries.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type EntryRow = RowOf<typeof selectEntries>

type Asked = ParamsOf<typeof selectEntries>
const anyOfThem = { after: null, id: null, people: null, companies: null }

const selectEntries = sql.many('select_entries')
export const listEntries = (tx: Tx, asked: Pick<Asked, 'collection' | 'limit'> & Partial<Asked>) =>
  selectEntries(tx, { ...anyOfThem, ...asked })

export const listPeopleNow = sql.many('list_people_now')

export const insertEntries = sql.many('insert_entries')
export const countEntries = sql.one('count_entries')
export const updateNote = sql.maybe('update_note')
export const deleteEntry = sql.maybe('delete_entry')
export const deleteEntriesOfPeople = sql.run('delete_entries_of_people')
export const deleteEntriesOfStrangers = sql.run('delete_entries_of_strangers')
