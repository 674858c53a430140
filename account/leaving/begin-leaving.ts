import type { HookContext } from '@wellmet/platform/events/hook.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { stopUser } from '../users/stop-user.ts'
import { listWorkspacesOf } from '../workspaces/list-workspaces.ts'
import { leaveUserJob } from './leaving.jobs.ts'
import { setUserDeletion } from './leaving.store.ts'

export const leavingKey = (userId: string): string => `leave-user:${userId}`

interface Leaving {
  userId: string
  deletesAt: Date
  /** Null for the operator. */
  actorId: string | null
}

/**
 * As the system. From this moment nobody acts for the user: no session, no key, no sync, no mail. At `deletesAt` a worker
 * begins to delete the rows. Returns false if that was planned already.
 */
export async function beginLeaving(
  { tx, services }: HookContext,
  { userId, deletesAt, actorId }: Leaving,
): Promise<boolean> {
  const now = services.now()
  if (!(await setUserDeletion(tx, { userId, deletesAt, now }))) return false
  await enqueue(tx, leaveUserJob, { userId }, { key: leavingKey(userId), runAt: deletesAt })
  await stopUser({ tx, services }, userId)
  await recordEverywhere(tx, { userId, actorId, action: 'user.deletion-planned', now })
  return true
}

interface Step {
  userId: string
  actorId: string | null
  action: 'user.deletion-planned' | 'user.deletion-cancelled'
  now: Date
}

export async function recordEverywhere(tx: Tx, { userId, ...step }: Step): Promise<void> {
  for (const { id: workspaceId } of await listWorkspacesOf(tx, userId))
    await recordAudit(tx, { workspaceId, subject: userId, ...step })
}
