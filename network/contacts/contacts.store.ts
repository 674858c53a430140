import { statement } from '@wellmet/platform/database/statement.ts'

export interface ContactRow {
  personId: string
  name: string
  title: string | null
  company: string | null
  location: string | null
  strength: number | null
  isTwoWay: boolean
  lastDay: number | null
  messages: number
  meetings: number
}

export interface ContactPageRow extends ContactRow {
  emails: string[]
  phones: string[]
  linkedinSlug: string | null
  connectedOn: string | null
  sources: string[]
  firstSeenAt: Date
}

export interface EvidenceRow {
  kind: number
  at: Date
  day: number
  direction: number
  people: number
  inCopy: boolean
}

export const listContacts = statement<{ after: string | null; below: number | null; limit: number }, ContactRow>(
  import.meta.url,
  'list_contacts',
)
export const countContacts = statement<object, { n: number }>(import.meta.url, 'count_contacts')
export const findContact = statement<{ person: string }, ContactPageRow>(import.meta.url, 'find_contact')
export const listEvidence = statement<{ person: string }, EvidenceRow>(import.meta.url, 'list_evidence')
