import type { Tx } from '@wellmet/platform/database/connection.ts'
import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { listWorkspacesOf } from '../workspaces/list-workspaces.ts'
import { countedByPerson } from './counted-by.ts'
import { deleteFailures } from './sign-in-failures.store.ts'

/** Every workspace of the user is told. Failures that were counted for the old password no longer count. */
export async function recordReset(tx: Tx, services: Services, user: { id: string; email: string }): Promise<void> {
  await deleteFailures(tx, countedByPerson(services, user.email))
  const workspaces = await listWorkspacesOf(tx, user.id)
  if (workspaces.length === 0) logSecurity(tx, { what: 'password.reset', userId: user.id })
  for (const { id: workspaceId } of workspaces) {
    await recordAudit(tx, {
      workspaceId,
      actorId: user.id,
      action: 'password.reset',
      subject: user.id,
      now: services.now(),
    })
  }
}
