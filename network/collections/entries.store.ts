import type { Tx } from '@wellmet/platform/database/connection.ts'
import { statement } from '@wellmet/platform/database/statement.ts'

interface In {
  owner: number
  collection: string
}

export interface EntryRow {
  id: string
  /** One of the two. */
  personId: string | null
  companyId: string | null
  name: string
  note: string | null
  savedAt: Date
}

interface Asked {
  collection: string
  after: string | null
  id: string | null
  people: string[] | null
  companies: string[] | null
  limit: number
}
const anyOfThem = { after: null, id: null, people: null, companies: null }

const readEntries = statement<Asked, EntryRow>(import.meta.url, 'list_entries')
export const listEntries = (tx: Tx, asked: Pick<Asked, 'collection' | 'limit'> & Partial<Asked>) =>
  readEntries(tx, { ...anyOfThem, ...asked })

export const listPeopleNow = statement<{ people: string[] }, { personId: string }>(import.meta.url, 'list_people_now')

export const insertEntries = statement<
  In & { ids: string[]; people: (string | null)[]; companies: (string | null)[]; names: string[]; now: Date },
  { id: string }
>(import.meta.url, 'insert_entries')
export const countEntries = statement<In, { n: number }>(import.meta.url, 'count_entries')
export const updateNote = statement<In & { id: string; note: string | null }, { id: string }>(
  import.meta.url,
  'update_note',
)
export const deleteEntry = statement<In & { id: string }, { id: string }>(import.meta.url, 'delete_entry')
