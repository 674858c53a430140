import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { afterTargetAsked } from './move.rules.ts'
import { getRequest, keepState, stateOf } from './move-request.ts'
import { noteChange } from './note-change.ts'
import { awaitSilence } from './await-silence.ts'

/** The target was written to and asked whether they want to: it is their turn now. For whoever sends that letter. */
export async function noteTargetAsked(tx: Tx, services: Services, requestId: string): Promise<void> {
  const row = await getRequest(tx, requestId)
  const now = services.now()
  const state = afterTargetAsked(stateOf(row), now)
  if (!state) return
  await keepState(tx, requestId, state, now)
  await noteChange(tx, services, row, { by: 'system', kind: 'target_asked' })
  await awaitSilence(tx, requestId, state)
}
