import type { Tx } from '@wellmet/platform/database/connection.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { deleteWebhooksInWorkspace, deleteWebhooksOfUser } from './webhooks.store.ts'

/** As the system, in all workspaces: the webhooks of somebody whose access was revoked. Whoever had it may have made one. */
export const endWebhooksOfUser = async (tx: Tx, userId: string, now: Date): Promise<void> =>
  record(tx, userId, await deleteWebhooksOfUser(tx, { userId }), now)

/** As the system: those of somebody who is linked with the sign-on provider of the workspace no longer. */
export const endWebhooksInWorkspace = async (tx: Tx, userId: string, workspaceId: string, now: Date): Promise<void> =>
  record(tx, userId, await deleteWebhooksInWorkspace(tx, { userId, workspaceId }), now)

async function record(
  tx: Tx,
  userId: string,
  gone: Awaited<ReturnType<typeof deleteWebhooksOfUser>>,
  now: Date,
): Promise<void> {
  // In one order, because each entry locks the log of its workspace.
  for (const { id, workspaceId, name } of gone.toSorted((a, b) => a.workspaceId.localeCompare(b.workspaceId)))
    await recordAudit(tx, {
      workspaceId,
      actorId: userId,
      action: 'webhook.deleted',
      subject: id,
      detail: { name },
      now,
    })
}
