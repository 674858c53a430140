import { statement } from '@wellmet/platform/database/statement.ts'
import type { AnsweredWith, By, Route } from './introductions.contract.ts'
import type { OutcomeKind } from './move.rules.ts'
import type { RawStatus } from './vocabulary.rules.ts'
import type { Statuses } from './vocabulary.contract.ts'

/** As known when the request was made. */
export interface KnownTarget {
  name: string
  company: string | null
  title: string | null
  linkedinUrl: string | null
  email: string | null
}
export interface KnownConnector {
  name: string
  email: string | null
  kind: 'member' | 'contact'
}

interface Parties {
  targetPerson: string | null
  targetKey: string
  connectorUser: string | null
  connectorPerson: string | null
  connectorKey: string
}

export interface RequestRow extends Parties {
  id: string
  workspaceId: string
  userId: string
  target: KnownTarget
  connector: KnownConnector
  subject: string
  message: string
  ask: string | null
  context: string | null
  isBlind: boolean
  rawStatus: RawStatus
  scheduledFor: Date | null
  timeZone: string
  snoozedUntil: Date | null
  route: Route
  ladder: Route[]
  version: number
  createdAt: Date
  changedAt: Date
  askedAt: Date | null
  answeredAt: Date | null
  answeredWith: AnsweredWith | null
  targetAskedAt: Date | null
  sentAt: Date | null
  settledAt: Date | null
  reminders: number
  erasedAt: Date | null
}

export interface SeenRow extends RequestRow {
  askerName: string
  joinedTarget: (KnownTarget & { person: string | null }) | null
  joinedConnector: KnownConnector | null
}

interface Content {
  subject: string
  message: string
  ask: string | null
  context: string | null
  isBlind: boolean
  timeZone: string
  /** JSON, as are the other parts that no query looks into. */
  connector: string
}

export type NewRequest = Parties &
  Content & {
    id: string
    workspaceId: string
    userId: string
    target: string
    route: string
    ladder: string
    now: Date
  }

export const insertRequest = statement<NewRequest, never>(import.meta.url, 'insert_request')
export const lockRequest = statement<{ id: string }, RequestRow>(import.meta.url, 'lock_request')
export const listRequests = statement<
  { id: string | null; statuses: string[] | null; before: Date | null; beforeId: string | null; limit: number },
  SeenRow
>(import.meta.url, 'list_requests')
export const countRequests = statement<
  object,
  { rawStatus: RawStatus; answeredWith: AnsweredWith | null; isTargetAsked: boolean; n: number }
>(import.meta.url, 'count_requests')
export const updateState = statement<
  Statuses & { id: string; now: Date; raw: RawStatus } & Pick<
      RequestRow,
      | 'scheduledFor'
      | 'snoozedUntil'
      | 'askedAt'
      | 'answeredAt'
      | 'answeredWith'
      | 'targetAskedAt'
      | 'sentAt'
      | 'settledAt'
      | 'reminders'
    >,
  never
>(import.meta.url, 'update_state')
export const updateContent = statement<Content & { id: string; now: Date }, never>(import.meta.url, 'update_content')

export interface EventRow {
  at: Date
  by: By
  kind: string
  from: string | null
  to: string | null
  note: string | null
}
interface OfRequest {
  requestId: string
}
interface InWorkspace {
  workspaceId: string
}
interface ToConnector extends InWorkspace {
  connectorKey: string
}

export const insertEvent = statement<EventRow & OfRequest & InWorkspace & { id: string }, never>(
  import.meta.url,
  'insert_event',
)
export const listEvents = statement<OfRequest, EventRow>(import.meta.url, 'list_events')
/** Once for each kind: what is known already is not said again. */
export const insertOutcome = statement<
  OfRequest & InWorkspace & { id: string; kind: OutcomeKind; at: Date; by: By; note: string | null },
  never
>(import.meta.url, 'insert_outcome')

export const lockConnector = statement<ToConnector, never>(import.meta.url, 'lock_connector')
export const listAsked = statement<ToConnector & { since: Date }, { at: Date }>(import.meta.url, 'list_asked')

export interface OpenAskRow {
  id: string
  userId: string
  askedAt: Date | null
  askerName: string
}
/** The one that holds the ask lock, unless it is the request itself. */
export const findOpenAsk = statement<ToConnector & { targetKey: string; id: string | null }, OpenAskRow>(
  import.meta.url,
  'find_open_ask',
)
export const insertJoined = statement<
  OfRequest & InWorkspace & { userId: string; target: string; connector: string; now: Date },
  never
>(import.meta.url, 'insert_joined')
export const listJoined = statement<OfRequest, { userId: string; name: string }>(import.meta.url, 'list_joined')
/** The same with their words for the two. */
export const listHearers = statement<
  OfRequest,
  { userId: string; target: string; connector: string; askerName: string }
>(import.meta.url, 'list_hearers')
export const countOpenAsks = statement<InWorkspace & { connectorKeys: string[] }, { connectorKey: string; n: number }>(
  import.meta.url,
  'count_open_asks',
)

export interface AskRow {
  id: string
  userId: string
  askerName: string
  target: KnownTarget
  subject: string
  message: string
  ask: string | null
  context: string | null
  isBlind: boolean
  rawStatus: RawStatus
  answeredWith: AnsweredWith | null
  askedAt: Date
  snoozedUntil: Date | null
}
/** What is asked of a member: one by its id whatever became of it, or all that are open. */
export const listAsks = statement<InWorkspace & { userId: string; id: string | null; limit: number }, AskRow>(
  import.meta.url,
  'list_asks',
)
/** By their id, or by any of these addresses. */
export const findMember = statement<
  InWorkspace & { userId: string | null; emails: string[] },
  { userId: string; name: string; email: string }
>(import.meta.url, 'find_member')
export const listDue = statement<{ now: Date; silentSince: Date }, { id: string; isDraft: boolean }>(
  import.meta.url,
  'list_due',
)
