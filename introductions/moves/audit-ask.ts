import { recordAudit } from '@wellmet/account/audit/record-audit.ts'
import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import { findRequest } from './lock-request.ts'

/**
 * Records who asked, and neither whom nor about whom. Somebody who stays unnamed until a yes is not named here either,
 * because the connector may be an admin who reads the log.
 */
export async function auditAsk({ tx, services }: ReactionContext, { requestId }: { requestId: string }): Promise<void> {
  const row = await findRequest(tx, requestId)
  if (!row) return
  const actorId = row.isBlind ? null : row.userId
  const { workspaceId } = row
  await recordAudit(tx, {
    workspaceId,
    actorId,
    action: 'introduction.asked',
    subject: requestId,
    now: services.now(),
  })
}
