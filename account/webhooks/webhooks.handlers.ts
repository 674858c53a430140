import { serve } from '@wellmet/platform/http/serve.ts'
import { changeAddress, changeWebhook, createWebhook, removeWebhook, rotateSecret } from './change-webhooks.ts'
import { replayDelivery, sendTest } from './send-again.ts'
import { showDeliveries, showEvents, showEventTypes, showWebhooks, showWebhooksOfMembers } from './show-webhooks.ts'
import { webhooks } from './webhooks.contract.ts'

export const webhooksRoutes = serve(webhooks)({
  list: (call) => showWebhooks(call),
  eventTypes: async () => showEventTypes(),
  create: (call) => createWebhook(call, call.body),
  change: (call) => changeWebhook(call, call.params.id, call.body),
  changeAddress: (call) => changeAddress(call, call.params.id, call.body),
  ofMembers: (call) => showWebhooksOfMembers(call),
  delete: (call) => removeWebhook(call, call.params.id),
  rotate: (call) => rotateSecret(call, call.params.id),
  test: (call) => sendTest(call, call.params.id),
  deliveries: (call) => showDeliveries(call, call.params.id, call.query),
  replay: (call) => replayDelivery(call, call.params.id, call.params.deliveryId),
  events: (call) => showEvents(call, call.query),
})
