import { fail } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { getWebhook } from './change-webhooks.ts'
import { addDeliveries, planDeliveries, tell } from './record-event.ts'
import { getDelivery, toDelivery } from './show-webhooks.ts'
import { testEvent, type WebhookDelivery } from './webhooks.contract.ts'
import { webhooksMessages } from './webhooks.messages.ts'
import { hastenDelivery, wakeEndpoint } from './webhooks.store.ts'

/** An event that says nothing, to see whether the receiver takes it. */
export const sendTest = (call: MemberCall, endpointId: string): Promise<WebhookDelivery> =>
  send(call, endpointId, async (tx) => {
    const { userId, workspaceId } = call.viewer
    return tell(tx, call.services, { userId, workspaceId, type: testEvent, data: {}, endpointIds: [endpointId] })
  })

/** One that waits is tried now; otherwise a new delivery of the same event, under the id that the receiver may know. */
export const replayDelivery = (call: MemberCall, endpointId: string, deliveryId: string): Promise<WebhookDelivery> =>
  send(call, endpointId, async (tx) => {
    const { eventId, state } = await getDelivery(tx, call, endpointId, deliveryId)
    if (state === 'waiting') {
      const hastened = await hastenDelivery(tx, { id: deliveryId, now: call.services.now() })
      if (hastened > 0) planDeliveries(tx, endpointId)
      return [deliveryId]
    }
    const { userId, workspaceId } = call.viewer
    return addDeliveries(tx, call.services, { userId, workspaceId, eventId, endpointIds: [endpointId] })
  })

const send = (
  call: MemberCall,
  endpointId: string,
  add: (tx: Parameters<typeof addDeliveries>[0]) => Promise<string[]>,
): Promise<WebhookDelivery> =>
  call.db.transaction(async (tx) => {
    const { state } = await getWebhook(tx, call, endpointId)
    if (state === 'off') throw fail('conflict', webhooksMessages.isOff())
    await wakeEndpoint(tx, { id: endpointId })
    const [id] = await add(tx)
    return toDelivery(await getDelivery(tx, call, endpointId, present(id)))
  })
