import { statement } from '@wellmet/platform/database/statement.ts'

interface Of {
  owner: number
}
export interface Pair {
  a: string
  b: string
}

/** In the order of their numbers. */
export const listCandidates = statement<
  { shorts: string[]; longs: string[]; publicMail: string[]; most: number },
  Pair
>(import.meta.url, 'candidates')

export interface FactsRow {
  personId: string
  name: string
  title: string | null
  company: string | null
  location: string | null
  emails: string[]
  sources: string[]
  linkedinSlug: string | null
  formerCompanies: string[]
}
export const listFacts = statement<{ people: string[] }, FactsRow>(import.meta.url, 'facts')

export const findContacts = statement<Of & { people: string[] }, { personId: string }>(import.meta.url, 'find_contacts')
export const insertApart = statement<Of & Pair & { now: Date }, never>(import.meta.url, 'keep_apart')
export const listApart = statement<Of, Pair>(import.meta.url, 'list_apart')
