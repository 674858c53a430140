import type { Tx } from '@wellmet/platform/database/connection.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { afterTargetAsked } from './move.rules.ts'
import { saveState, stateOf } from './move-request.ts'
import { getRequest } from './lock-request.ts'
import { stateSaved } from './moves.hooks.ts'
import { recordChange } from './record-change.ts'

/** The target was emailed and asked for consent: it is their turn now. */
export async function recordTargetAsked(tx: Tx, services: Services, requestId: string): Promise<void> {
  const row = await getRequest(tx, requestId)
  const now = services.now()
  const state = afterTargetAsked(stateOf(row), now)
  if (!state) return
  await saveState(tx, row, state, now)
  await recordChange(tx, services, row, { by: 'system', kind: 'target_asked' })
  await runHook({ tx, services }, stateSaved, { requestId, state })
}
