import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { getRequest, moveRequest } from '../requests/move-request.ts'
import { stageOf } from '../requests/vocabulary.rules.ts'
import { applyConnectorReply } from './apply-connector-reply.ts'

/**
 * The connector has written to the target. Whoever does so before answering has said yes by that. The caller has checked
 * that it is the connector, and that it is for them to say.
 */
export async function reportIntroduction(tx: Tx, services: Services, requestId: string): Promise<void> {
  const { rawStatus } = await getRequest(tx, requestId)
  if (stageOf(rawStatus) === 'awaiting_connector')
    await applyConnectorReply(tx, services, requestId, { reply: 'accept', with: 'introduce' })
  await moveRequest(tx, services, requestId, { to: 'intro_sent', by: 'connector', kind: 'forwarded' })
}
