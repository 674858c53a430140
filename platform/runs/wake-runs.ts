import { acquireLock } from '../database/locks.store.ts'
import type { HookContext } from '../events/hook.ts'
import { enqueue } from '../jobs/job.ts'
import { advanceRunJob } from './runs.jobs.ts'
import { lockWaiting, makeDue, wakeSteps } from './runs.store.ts'
import { waitKeyLock } from './wait-keys.ts'

/**
 * Wakes every step that waits for the key, with what woke it, in the transaction of the event or the decision. A paused
 * run goes on with it once it is resumed. Runs as the system.
 */
export async function wakeRuns({ tx, services }: HookContext, key: string, by: unknown): Promise<void> {
  const now = services.now()
  await acquireLock(tx, waitKeyLock, key)
  await lockWaiting(tx, { key })
  for (const { runId, workspaceId } of await wakeSteps(tx, { key, wokenBy: JSON.stringify(by), now })) {
    await makeDue(tx, { id: runId, now })
    await enqueue(tx, advanceRunJob, { runId, workspaceId })
  }
}
