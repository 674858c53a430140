import type { ContactText } from './contacts/contact-texts.rules.ts'
import type { IsoDate, IsoMonth, IsoTime } from './text/calendar-date.rules.ts'

/**
 * What the readers hand on: who, with whom and when. The text of a message, a note, an invitation or a
 * recommendation, and a birthday, have no field here, so they cannot leave a reader.
 */
export type ImportRecord =
  | ContactRecord
  | MessageRecord
  | MeetingRecord
  | InvitationRecord
  | EndorsementRecord
  | RecommendationRecord
  | PositionRecord
  | EducationRecord
  | ProfileRecord
  | SkippedRow

export interface PersonName {
  full: string
  given?: string
  family?: string
  nickname?: string
  /** Credentials and generations: `PhD, MBA`, `Jr.` They are no part of `full`. */
  suffix?: string
}

/** Whatever the file says of somebody; may be empty for a member who hid or closed their account. */
export interface PersonHandle {
  name?: string
  email?: string
  linkedinSlug?: string
}

export interface ContactRecord extends Partial<Record<ContactText, string>> {
  kind: 'contact'
  line: number
  /** Absent when the file has an address only; an address is not a name. */
  name?: PersonName
  emails: string[]
  /** E.164 when the number can be read, otherwise as written. */
  phones: string[]
  linkedinSlug?: string
  location?: string
  connectedOn?: IsoDate
  labels?: string[]
  referredBy?: string
  related?: RelatedPerson[]
  /** From a list to which other people and forms add, such as a CRM: not a card that the owner made. */
  isShared?: true
}

export interface RelatedPerson {
  name: string
  relation: string
}

export interface MessageRecord {
  kind: 'message'
  /** Stable from one export to the next. LinkedIn has no id: two messages of one sender within a second share it. */
  ref: string
  channel: 'mail' | 'linkedin'
  at: IsoTime
  from: PersonHandle
  to: PersonHandle[]
  cc: PersonHandle[]
  /** Mass mail, robots, advertisements and what the mailbox itself calls spam: no evidence of a relationship. */
  isMachine: boolean
  /** Everybody on it, the sender too, also those beyond the handles that are kept. */
  people: number
  inReplyTo?: string
  threadRef: string
}

export type Response = 'accepted' | 'declined' | 'tentative' | 'none'
/** What the owner of a calendar did about a meeting in it. */
export type OwnAnswer = Response | 'organized'

export interface MeetingRecord {
  kind: 'meeting'
  /** The event's UID, and for one of a series the instance. */
  ref: string
  at: IsoTime
  minutes: number
  isAllDay: boolean
  organizer?: PersonHandle
  /** All meetings of a series share one list. */
  attendees: (PersonHandle & { response: Response })[]
  cancelled: boolean
  /** Where the provider says it. Otherwise the owner's addresses are looked for among organizer and attendees. */
  ownAnswer?: OwnAnswer
}

export interface InvitationRecord {
  kind: 'invitation'
  direction: 'incoming' | 'outgoing'
  /** The other side. */
  person: PersonHandle
  /** The file has no time zone; read as UTC, so it may be off by half a day. */
  at: IsoTime
}

export interface EndorsementRecord {
  kind: 'endorsement'
  direction: 'received' | 'given'
  person: PersonHandle
  skill?: string
  at?: IsoTime
  status: 'accepted' | 'pending' | 'hidden'
}

export interface RecommendationRecord {
  kind: 'recommendation'
  direction: 'received' | 'given'
  person: PersonHandle
  company?: string
  title?: string
  at?: IsoTime
  isVisible: boolean
}

/** The owner's own. */
export interface PositionRecord {
  kind: 'position'
  company: string
  title?: string
  location?: string
  startedOn?: IsoMonth
  finishedOn?: IsoMonth
}

/** The owner's own. */
export interface EducationRecord {
  kind: 'education'
  school: string
  degree?: string
  startedOn?: IsoMonth
  finishedOn?: IsoMonth
}

/** The owner. Comes before the messages, which can only be read as sent or received with the owner's slug. */
export interface ProfileRecord {
  kind: 'profile'
  name?: PersonName
  linkedinSlug?: string
  headline?: string
  location?: string
}

/** Every reason for leaving something out. */
export type SkipReason =
  | 'closed_account'
  | 'empty_row'
  | 'draft'
  | 'date_unreadable'
  | 'sender_missing'
  | 'row_too_long'
  | 'too_many_columns'
  | 'quote_not_closed'
  | 'header_not_found'
  | 'headers_too_long'
  | 'not_a_person'
  | 'card_not_finished'
  | 'event_unreadable'
  | 'nobody_else'
  | 'repeats_too_often'
  | 'repeats_unreadably'
  | 'erased'
  | 'erased_for_all'
  | 'erased_by_name'
  | 'too_many_repeats'

export interface SkippedRow {
  kind: 'skipped'
  file: string
  /** The line; in an mbox, which message. */
  line: number
  reason: SkipReason
}
