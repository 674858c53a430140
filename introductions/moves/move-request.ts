import type { Tx } from '@wellmet/platform/database/connection.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { updateAddressProof } from '../proven-addresses/update-address-proof.ts'
import { decideMove, takesLock, type Decision, type Move, type OutcomeKind, type RequestState } from './move.rules.ts'
import { lockAsked } from './find-open-ask.ts'
import { getRequest } from './lock-request.ts'
import { stateSaved } from './moves.hooks.ts'
import { recordChange } from './record-change.ts'
import { introductionAsked, introductionAskedElsewhere } from './moves.events.ts'
import { findOpenAsk, insertEvent, insertOutcome, updateState, type RequestRow } from './moves.store.ts'
import { reserveAskEmail } from './reserve-ask-email.ts'
import { askedAlready, moveNotAllowed } from './move-problems.ts'
import { undoOf, type SavedUndo } from './undo.rules.ts'

/**
 * Moves a request to another status. The caller has checked that this person may do it. A target's no leaves the request
 * as it was (see the rules), so it is safe to pass it here like any other answer. A draft is asked by `submitRequest`,
 * which knows the connector's rules.
 */
export async function moveRequest(tx: Tx, services: Services, id: string, move: Move): Promise<RequestRow> {
  const row = await getRequest(tx, id)
  const now = services.now()
  const decision = decideMove(stateOf(row), move, now)
  if (decision.is === 'moved' && takesLock(row.stage, decision.after.stage)) {
    await lockAsked(tx, row)
    const other = await findOpenAsk(tx, row)
    if (other) throw askedAlready(row, other)
  }
  return writeDecision(tx, services, row, move, decision, now)
}

/** The same for a row that this transaction has locked, where nobody else has an open ask. */
export function writeMove(tx: Tx, services: Services, row: RequestRow, move: Move): Promise<RequestRow> {
  const now = services.now()
  return writeDecision(tx, services, row, move, decideMove(stateOf(row), move, now), now)
}

async function writeDecision(
  tx: Tx,
  services: Services,
  row: RequestRow,
  move: Move,
  decision: Decision,
  /** When it was decided: the row and its line in the timeline have the same time. */
  now: Date,
): Promise<RequestRow> {
  const before = row.stage
  if (decision.is === 'refused') throw moveNotAllowed(before, decision.allowed)
  if (decision.is === 'nothing') return row
  if (decision.is === 'hidden') {
    await saveHidden(tx, services, row, decision.outcome)
    return row
  }
  const { after, outcome } = decision
  const isAsked = after.stage === 'awaiting_connector' && before !== after.stage
  const isElsewhere = after.askedElsewhere !== null
  if (isAsked && !isElsewhere) await reserveAskEmail(tx, services, row)
  const moved = await saveState(tx, row, after, now, undoOf(stateOf(row), move, outcome, now))
  await recordChange(tx, services, row, { ...move, from: before, to: after.stage, at: now })
  if (outcome) await saveOutcome(tx, row, { kind: outcome, by: move.by, note: move.note, at: now })
  if (isAsked && isElsewhere) await announce(tx, introductionAskedElsewhere, { requestId: row.id })
  if (isAsked && !isElsewhere) {
    await updateAddressProof(tx, services, row.id)
    await announce(tx, introductionAsked, { requestId: row.id })
  }
  await runHook({ tx, services }, stateSaved, { requestId: row.id, state: after })
  return moved
}

export const stateOf = (row: RequestRow): RequestState => ({
  stage: row.stage,
  repliedWith: row.repliedWith,
  askedAt: row.askedAt,
  repliedAt: row.repliedAt,
  targetAskedAt: row.targetAskedAt,
  sentAt: row.sentAt,
  settledAt: row.settledAt,
  meetingAt: row.meetingAt,
  askedElsewhere: row.askedElsewhere,
  scheduledFor: row.scheduledFor,
  snoozedUntil: row.snoozedUntil,
  reminders: row.reminders,
})

/** Returns the row as it is afterwards. Without `undo` nothing of it can be taken back. */
export async function saveState(
  tx: Tx,
  row: RequestRow,
  state: RequestState,
  now: Date,
  undo: SavedUndo | null = null,
): Promise<RequestRow> {
  await updateState(tx, {
    ...state,
    undo: undo && JSON.stringify(undo),
    id: row.id,
    now,
  })
  return { ...row, ...state, undo, version: row.version + 1, changedAt: now }
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
  const { id: requestId, workspaceId, stage } = row
  const line = { id: newId(), requestId, workspaceId, at, by: 'target', from: stage, to: stage, note: null } as const
  await insertEvent(tx, { ...line, kind: 'target_declined' })
  await saveOutcome(tx, row, { kind, by: 'target', at })
}
