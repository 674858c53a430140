import type { Tx } from '@wellmet/platform/database/connection.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { saveState, stateOf } from '../moves/move-request.ts'
import { recordChange, type Happened } from '../moves/record-change.ts'
import { askPlanned } from './requests.hooks.ts'
import type { RequestRow } from '../moves/lock-request.ts'

/** Sets the time of a draft's ask; null takes it back. */
export async function scheduleAsk(
  tx: Tx,
  services: Services,
  row: RequestRow,
  at: Date | null,
  { by = 'asker', kind = at ? 'scheduled' : 'unscheduled', note }: Partial<Happened> = {},
): Promise<void> {
  const scheduled = await saveState(tx, row, { ...stateOf(row), scheduledFor: at }, services.now())
  const { id: requestId, workspaceId, userId } = row
  if (at) await runHook({ tx, services }, askPlanned, { requestId, workspaceId, userId, at })
  await recordChange(tx, services, scheduled, { by, kind, note: note ?? at?.toISOString() })
}
