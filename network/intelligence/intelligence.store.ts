import { statement } from '@wellmet/platform/database/statement.ts'

export interface CountRow {
  contacts: number
  strong: number
  good: number
  fair: number
  weak: number
  fresh: number
  warm: number
  cooling: number
  dormant: number
  withoutContact: number
  bothWays: number
  onlyYou: number
  onlyThem: number
  hasMessages: boolean
  hasMeetings: boolean
  hasLinkedin: boolean
}

export interface KnownRow {
  personId: string
  name: string
  title: string | null
  company: string | null
}

export interface LastRow extends KnownRow {
  lastDay: number
}

export interface PackedEvidence {
  personId: string
  /** See `unpack`. */
  evidence: string
}

export interface OneSidedRow extends LastRow {
  isMine: boolean
  messages: number
}

export interface ChangeRow extends KnownRow {
  changedAt: Date
  titleBefore: string | null
  titleAfter: string | null
  companyBefore: string | null
  companyAfter: string | null
}

interface Bounds {
  strong: number
  good: number
  fair: number
  fresh: number
  warm: number
  cooling: number
  today: number
}

export const countContacts = statement<Bounds, CountRow>(import.meta.url, 'count_contacts')
export const listInTouch = statement<{ since: number; most: number }, LastRow>(import.meta.url, 'list_in_touch')
export const listEvidence = statement<{ people: string[] }, PackedEvidence>(import.meta.url, 'list_evidence')
export const listOneSided = statement<{ limit: number }, OneSidedRow>(import.meta.url, 'list_one_sided')
export const listChanges = statement<{ limit: number }, ChangeRow>(import.meta.url, 'list_changes')
