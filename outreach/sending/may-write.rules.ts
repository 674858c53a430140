import type { MailRefusal } from '@wellmet/platform/mail/mail-gate.ts'
import { addDays, millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import type { PermissionKind, WriteRefusal } from './sending.contract.ts'
import { freeFrom, mailboxCap, recipientCaps, saidCap } from './write-caps.rules.ts'

export interface WriteFacts {
  readonly now: Date
  /** What the gate of all mail says: it knows who unsubscribed, whatever the workspace. */
  readonly gate: MailRefusal | null
  /** They were erased, or objected. */
  readonly isErased: boolean
  readonly isTeammate: boolean
  /** Those that hold now. */
  readonly permissions: readonly PermissionKind[]
  readonly hasWrittenLast: boolean
  /** They said that they want no requests until then. */
  readonly awayUntil: Date | null
  /** They said no to an introduction of this member on a page of theirs, which the member does not see. */
  readonly saidNoAt: Date | null
  /** What all members wrote to them, as far as it is counted. */
  readonly toRecipient: readonly Date[]
  /** What the member wrote in the last day, to anybody. */
  readonly bySender: readonly { at: Date; basis: PermissionKind }[]
  readonly firstBySender: Date | null
}

export type WriteJudgement =
  | { is: 'yes'; basis: PermissionKind | null; isAnswer: boolean }
  | { is: 'no'; reason: WriteRefusal }
  | { is: 'later'; reason: WriteRefusal; from: Date }

const finals: Partial<Record<MailRefusal, WriteRefusal>> = {
  never: 'unreachable',
  not_verified: 'not_verified',
  leaving: 'leaving',
}

/**
 * Whether a member may write to somebody from their own mailbox. Office hours come after it: only PostgreSQL knows when
 * they begin. Whoever answers the last message is held up by neither caps nor hours.
 */
export function judgeWrite(facts: WriteFacts): WriteJudgement {
  const { gate, isErased, isTeammate, permissions, hasWrittenLast } = facts
  const final = gate === null ? undefined : finals[gate]
  const [basis] = permissions
  // First, so that nobody learns what somebody whom they may not write to has told the server.
  if (!basis && !isTeammate) return { is: 'no', reason: 'no_permission' }
  if (isErased) return { is: 'no', reason: 'unreachable' }
  if (final) return { is: 'no', reason: final }
  if (isTeammate || !basis) return { is: 'yes', basis: null, isAnswer: true }
  if (hasWrittenLast) return { is: 'yes', basis, isAnswer: true }
  return findLatest(facts, basis) ?? { is: 'yes', basis, isAnswer: false }
}

/** Of everything that has to be waited for, what takes longest. */
function findLatest(facts: WriteFacts, basis: PermissionKind): Extract<WriteJudgement, { is: 'later' }> | null {
  const { now, gate, awayUntil, saidNoAt, toRecipient, bySender, firstBySender } = facts
  const waits: [WriteRefusal, Date | null][] = [
    ['away', awayUntil !== null && awayUntil > now ? awayUntil : null],
    ['recipient_cap', saidNoAt === null ? null : nextWeekAfter(saidNoAt, now)],
    ...recipientCaps.map((cap): [WriteRefusal, Date | null] => ['recipient_cap', freeFrom(toRecipient, cap, now)]),
    ['said_cap', basis === 'introduced_as_said' ? freeFrom(timesOf(bySender, basis), saidCap, now) : null],
    ['mailbox_cap', freeFrom(timesOf(bySender), { most: mailboxCap(firstBySender, now), days: 1 }, now)],
    ['server_cap', gate === 'too_many' ? addDays(now, 1) : null],
  ]
  const found = waits.flatMap(([reason, from]) => (from === null ? [] : [{ is: 'later' as const, reason, from }]))
  return found.toSorted((a, b) => b.from.getTime() - a.from.getTime())[0] ?? null
}

/** As a cap that is full again each time: it never lets anything through, and looks like one. */
function nextWeekAfter(at: Date, now: Date): Date {
  const weeks = Math.floor((now.getTime() - at.getTime()) / (7 * millisecondsPerDay)) + 1
  return addDays(at, 7 * Math.max(1, weeks))
}

const timesOf = (sent: WriteFacts['bySender'], basis?: PermissionKind): Date[] =>
  sent.filter((one) => basis === undefined || one.basis === basis).map(({ at }) => at)
