import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { saveState, stateOf } from './move-request.ts'
import { recordChange, type Happened } from './record-change.ts'
import { askScheduledJob } from './requests.jobs.ts'
import type { RequestRow } from './requests.store.ts'

/** Sets the time of a draft's ask; null takes it back. The row has the time, and the job only looks at the row then. */
export async function scheduleAsk(
  tx: Tx,
  services: Services,
  row: RequestRow,
  at: Date | null,
  { by = 'asker', kind = at ? 'scheduled' : 'unscheduled', note }: Partial<Happened> = {},
): Promise<void> {
  const scheduled = await saveState(tx, row, { ...stateOf(row), scheduledFor: at }, services.now())
  const { id: requestId, workspaceId, userId } = row
  if (at) await enqueue(tx, askScheduledJob, { requestId, workspaceId, userId }, { key: `ask:${requestId}`, runAt: at })
  await recordChange(tx, services, scheduled, { by, kind, note: note ?? at?.toISOString() })
}
