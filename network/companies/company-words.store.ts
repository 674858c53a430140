import { statement } from '@wellmet/platform/database/statement.ts'
import type { Marked } from '../people/mark-slots.ts'

export const listUnmarked = statement<{ owner: number; limit: number }, { companyId: string; name: string }>(
  import.meta.url,
  'unmarked_companies',
)
export const insertMarks = statement<{ companies: string[]; marks: string[] }, never>(import.meta.url, 'keep_marks')

export interface CandidateRow {
  companyId: string
  name: string
  /** Whom somebody knows there; 0 for one that only the directory has. */
  people: number
  size: number
}
export const listCandidates = statement<Marked & { few: number }, CandidateRow>(import.meta.url, 'search_companies')

export const listPlaces = statement<
  { companies: string[] },
  { companyId: string; industry: string | null; location: string | null }
>(import.meta.url, 'list_places')
