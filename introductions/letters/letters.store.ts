import { statement } from '@wellmet/platform/database/statement.ts'
import type { RawStatus } from '../requests/vocabulary.rules.ts'
import type { AnsweredWith } from '../requests/introductions.contract.ts'
import type { TargetAnswer } from './letters.contract.ts'
import type { KnownRoute, Purpose } from './letters.rules.ts'

interface Of {
  requestId: string
}
interface At {
  now: Date
}

/** Of the target what was known when it was asked. */
export interface KnownTarget {
  name: string
  title?: string | null
  company?: string | null
  email?: string | null
}

export interface CaseRow {
  requestId: string
  workspaceId: string
  askerId: string
  askerName: string
  askerAddress: string
  workspaceName: string
  connectorName: string
  connectorAddress: string | null
  connectorKey: string
  connectorUser: string | null
  target: KnownTarget
  subject: string
  message: string
  ask: string | null
  context: string | null
  route: KnownRoute
  isBlind: boolean
  rawStatus: RawStatus
  askedAt: Date | null
  answeredAt: Date | null
  answeredWith: AnsweredWith | null
  targetAskedAt: Date | null
  sentAt: Date | null
  snoozedUntil: Date | null
}

export interface LetterRow {
  askedAt: Date
  targetAddress: string | null
  targetAnswer: TargetAnswer | null
  targetAnsweredAt: Date | null
}

export const findCase = statement<Of, CaseRow>(import.meta.url, 'find_case')
export const findLetter = statement<Of, LetterRow>(import.meta.url, 'find_letter')
/** Whoever answers at the same moment waits, and then finds the answer. */
export const lockLetter = statement<Of, object>(import.meta.url, 'lock_letter')
export const beginLetter = statement<Of & { workspaceId: string; askedAt: Date }, Of>(import.meta.url, 'begin_letter')
export const expectLetter = statement<Of, never>(import.meta.url, 'expect_letter')
export const keepTargetAddress = statement<Of & { address: string }, never>(import.meta.url, 'keep_target_address')
export const keepTargetAnswer = statement<Of & At & { answer: TargetAnswer }, never>(
  import.meta.url,
  'keep_target_answer',
)
export const forgetReminder = statement<Of, never>(import.meta.url, 'forget_reminder')
export const markReminded = statement<Of & At, Of>(import.meta.url, 'mark_reminded')
export const markClosed = statement<Of & At, Of>(import.meta.url, 'mark_closed')
export const listOthers = statement<
  Of & { workspaceId: string; connectorKey: string },
  { requestId: string; askerName: string; target: KnownTarget; askedAt: Date }
>(import.meta.url, 'list_others')

export const insertLink = statement<Of & At & { tokenHash: Buffer; purpose: Purpose; expiresAt: Date }, never>(
  import.meta.url,
  'insert_link',
)
export const findLink = statement<At & { tokenHash: Buffer }, Of & { purpose: Purpose; createdAt: Date }>(
  import.meta.url,
  'find_link',
)
export const markAnswered = statement<At & { tokenHash: Buffer }, never>(import.meta.url, 'mark_answered')
export const prolongLinks = statement<Of & { expiresAt: Date }, never>(import.meta.url, 'prolong_links')
export const revokeLinks = statement<Of & At & { purposes: Purpose[] }, never>(import.meta.url, 'revoke_links')
export const sweepLinks = statement<{ before: Date }, never>(import.meta.url, 'sweep_links')

export const insertRefusal = statement<At & { keys: string[] }, never>(import.meta.url, 'insert_refusal')
export const findRefusal = statement<{ keys: string[] }, object>(import.meta.url, 'find_refusal')
