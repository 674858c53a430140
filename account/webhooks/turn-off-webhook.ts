import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { notify } from '../notifications/notify.ts'
import { webhooksMessages } from './webhooks.messages.ts'
import { failWaitingOf, turnOff } from './webhooks.store.ts'

interface Endpoint {
  endpointId: string
  workspaceId: string
  userId: string
  name: string
}

/** The member is notified; what still waited has failed, and can be sent again when the webhook is on. */
export async function turnOffWebhook(
  tx: Tx,
  services: Services,
  { endpointId, workspaceId, userId, name }: Endpoint,
  because: 'gone' | 'failed_for_long',
): Promise<void> {
  if ((await turnOff(tx, { id: endpointId, because })) === 0) return
  await failWaitingOf(tx, { endpointId, now: services.now() })
  await notify(tx, services, {
    userId,
    workspaceId,
    kind: 'webhook.stopped',
    title: webhooksMessages.stopped.message({ name }),
    body: [webhooksMessages.stoppedBody.message({ why: because })],
    link: '/settings/webhooks',
  })
}
