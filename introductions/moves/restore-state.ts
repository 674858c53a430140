import type { Tx } from '@wellmet/platform/database/connection.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { takesLock } from './move.rules.ts'
import { saveState } from './move-request.ts'
import { lockAsked } from './find-open-ask.ts'
import { stateSaved } from './moves.hooks.ts'
import { recordChange } from './record-change.ts'
import { deleteOutcome, findOpenAsk, type RequestRow } from './moves.store.ts'
import { askedAlready } from './move-problems.ts'
import { stateBefore, type SavedUndo } from './undo.rules.ts'

/** Puts a locked request back to where it stood. Fails where a teammate has asked the same since it ended. */
export async function restoreState(
  tx: Tx,
  services: Services,
  row: RequestRow,
  undo: SavedUndo,
  note?: string,
): Promise<void> {
  const now = services.now()
  const before = stateBefore(undo)
  const from = row.stage
  if (takesLock(from, before.stage)) {
    await lockAsked(tx, row)
    const other = await findOpenAsk(tx, row)
    if (other) throw askedAlready(row, other)
  }
  await saveState(tx, row, before, now)
  const happenedAt = new Date(undo.happenedAt ?? undo.at)
  if (undo.outcome) await deleteOutcome(tx, { requestId: row.id, kind: undo.outcome, since: happenedAt })
  await recordChange(tx, services, row, { by: 'asker', kind: 'taken_back', from, to: before.stage, at: now, note })
  await runHook({ tx, services }, stateSaved, { requestId: row.id, state: before })
}
