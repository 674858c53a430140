import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { acquireAskLock } from './acquire-ask-lock.ts'
import { decideMove, type Move, type OutcomeKind, type RequestState } from './move.rules.ts'
import { recordChange } from './record-change.ts'
import { scheduleSilenceCheck } from './schedule-silence-check.ts'
import { introductionAsked } from './requests.events.ts'
import { insertEvent, insertOutcome, lockRequest, updateState, type RequestRow } from './requests.store.ts'
import { stageOf, statusesFor, type Stage } from './vocabulary.rules.ts'

export type { RequestRow }

/**
 * The only door by which the status of a request changes. As the system: whether whoever asks may is for the caller to
 * say. A target's no leaves the request as it was (see the rules); it is safe to pass it here like any other answer.
 */
export async function moveRequest(tx: Tx, services: Services, id: string, move: Move): Promise<RequestRow> {
  const row = await getRequest(tx, id)
  const before = stateOf(row)
  const now = services.now()
  const decision = decideMove(before, move, now)
  if (decision.is === 'refused') throw notAllowed(before.stage, decision.allowed)
  if (decision.is === 'nothing') return row
  if (decision.is === 'hidden') {
    await saveHidden(tx, services, row, decision.outcome)
    return row
  }
  const { after, outcome } = decision
  await acquireAskLock(tx, services, row, after.stage)
  await saveState(tx, id, after, now)
  await recordChange(tx, services, row, { ...move, from: before.stage, to: after.stage, at: now })
  if (outcome) await saveOutcome(tx, row, { kind: outcome, by: move.by, note: move.note, at: now })
  if (after.stage === 'awaiting_connector' && before.stage !== after.stage)
    await announce(tx, introductionAsked, { requestId: id })
  await scheduleSilenceCheck(tx, id, after)
  return getRequest(tx, id)
}

export async function getRequest(tx: Tx, id: string): Promise<RequestRow> {
  const row = await lockRequest(tx, { id })
  if (!row) throw notFound('request')
  return row
}

export const stateOf = (row: RequestRow): RequestState => ({
  raw: row.rawStatus,
  stage: stageOf(row.rawStatus),
  repliedWith: row.repliedWith,
  askedAt: row.askedAt,
  repliedAt: row.repliedAt,
  targetAskedAt: row.targetAskedAt,
  sentAt: row.sentAt,
  settledAt: row.settledAt,
  scheduledFor: row.scheduledFor,
  snoozedUntil: row.snoozedUntil,
  reminders: row.reminders,
})

export const saveState = (tx: Tx, id: string, state: RequestState, now: Date) =>
  updateState(tx, { ...state, ...statusesFor(state.raw), id, now })

function notAllowed(from: Stage, allowed: readonly Stage[]) {
  const words = allowed.length === 0 ? 'nowhere: it is final' : allowed.join(', ')
  return fail('conflict', `From ${from} it may go to ${words}.`, {
    errors: [{ field: 'status', message: allowed.length === 0 ? 'is final' : `takes ${words}` }],
  })
}

interface Outcome {
  kind: OutcomeKind
  by: Move['by']
  note?: string | undefined
  at: Date
}

const saveOutcome = (tx: Tx, { id: requestId, workspaceId }: RequestRow, { kind, by, note, at }: Outcome) =>
  insertOutcome(tx, { id: newId(), requestId, workspaceId, kind, by, note: note ?? null, at })

/** Nothing that the asker can see changes: no version, no time, no announcement. Row-level security hides both lines. */
async function saveHidden(tx: Tx, services: Services, row: RequestRow, kind: OutcomeKind): Promise<void> {
  const at = services.now()
  const { id: requestId, workspaceId, rawStatus } = row
  const stage = stageOf(rawStatus)
  const line = { id: newId(), requestId, workspaceId, at, by: 'target', from: stage, to: stage, note: null } as const
  await insertEvent(tx, { ...line, kind: 'target_declined' })
  await saveOutcome(tx, row, { kind, by: 'target', at })
}
