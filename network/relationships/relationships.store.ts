import { statement } from '@wellmet/platform/database/statement.ts'

interface Of {
  owner: number
}

export interface EvidenceOfPerson {
  personId: string
  kind: number
  day: number
  direction: number
  people: number
  inCopy: boolean
}

export const listEvidence = statement<Of & { people: string[] }, EvidenceOfPerson>(import.meta.url, 'list_evidence')

export const upsertEdges = statement<
  Of & {
    people: string[]
    strengths: (number | null)[]
    twoWay: boolean[]
    lastDays: (number | null)[]
    messages: number[]
    meetings: number[]
    sent: number[]
    returned: number[]
    formula: number
    now: Date
  },
  never
>(import.meta.url, 'keep_edges')

export const listPeople = statement<Of & { after: string; limit: number }, { personId: string }>(
  import.meta.url,
  'list_people',
)
export const noteSync = statement<Of & { now: Date; people: number; milliseconds: number }, never>(
  import.meta.url,
  'note_sync',
)
export const listOwners = statement<{ workspace: string | null }, { id: number }>(import.meta.url, 'list_owners')

export interface HealthRow {
  syncedAt: Date | null
  people: number | null
  edges: number
  unknown: number
  evidence: number
  waiting: number
  importedAt: Date | null
  connectors: number
}
export const readHealth = statement<object, HealthRow>(import.meta.url, 'health')
