import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { moveRequest } from '../moves/move-request.ts'
import { getRequest } from '../moves/lock-request.ts'
import { applyConnectorReply } from './apply-connector-reply.ts'

/**
 * The connector has written to the target. Whoever does so before answering has said yes by that. The caller has checked
 * that it is the connector, and that it is for them to say.
 */
export async function reportIntroduction(tx: Tx, services: Services, requestId: string): Promise<void> {
  const { stage } = await getRequest(tx, requestId)
  if (stage === 'awaiting_connector')
    await applyConnectorReply(tx, services, requestId, { reply: 'accept', with: 'introduce' })
  await moveRequest(tx, services, requestId, { to: 'intro_sent', by: 'connector', kind: 'forwarded' })
}
