import { statement } from '@wellmet/platform/database/statement.ts'

interface Of {
  owner: number
}

export interface HidingRow {
  id: string
  company: string | null
  domain: string | null
  createdAt: Date
  contacts: number
  personId: string | null
  name: string | null
}

/** One of them by its id, or the newest. */
export const listHidings = statement<{ id: string | null; limit: number }, HidingRow>(import.meta.url, 'list_hidings')
export const countMine = statement<object, { hidings: number; contacts: number }>(import.meta.url, 'count_mine')
export const countHidings = statement<Of, { n: number }>(import.meta.url, 'count_hidings')

/** What a rule hides; one of the three is set. */
export interface Aim {
  person: string | null
  companyId: string | null
  domain: string | null
}
export const findSame = statement<Of & Aim, { id: string }>(import.meta.url, 'find_same')
export const findContact = statement<Of & { person: string }, { personId: string }>(import.meta.url, 'find_contact')
export const insertHiding = statement<Of & Aim & { id: string; company: string | null; now: Date }, never>(
  import.meta.url,
  'insert_hiding',
)
export const hideMatches = statement<Of & Aim & { id: string }, never>(import.meta.url, 'hide_matches')
export const liftHiding = statement<Of & { id: string }, { id: string }>(import.meta.url, 'lift_hiding')
export const hideDrafts = statement<
  Of & { people: string[]; companyIds: (string | null)[]; emails: string[] },
  { personId: string }
>(import.meta.url, 'hide_drafts')
