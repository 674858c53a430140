import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Webhook } from '@wellmet/platform/contract/webhook.plug-in.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { planSync } from '../engine/plan-sync.ts'
import { zendesk } from '../providers/zendesk/zendesk.ts'
import { zendeskSettings } from '../providers/zendesk/zendesk.settings.ts'
import { helpdeskMessages } from './helpdesk.messages.ts'
import { isSigned } from './helpdesk.rules.ts'
import { listHelpdesks } from './helpdesk.store.ts'

/** Nothing of what it says is taken: tickets are read anew, once, however often it is sent. */
export async function receiveWebhook(
  { db, services }: Call,
  { body, headers }: Webhook,
): Promise<{ isReceived: true }> {
  const now = services.now()
  const secret = services.config.get(zendeskSettings).ZENDESK_WEBHOOK_SECRET
  if (secret === undefined) throw notFound('webhook')
  const signed = {
    signature: headers['x-zendesk-webhook-signature'],
    timestamp: headers['x-zendesk-webhook-signature-timestamp'],
  }
  if (!isSigned(body, signed, secret, now)) throw fail('unprocessable', helpdeskMessages.notSigned())
  // As the system: Zendesk has no account here; its signature is checked first
  await db.asSystem(async (tx) => {
    for (const account of await listHelpdesks(tx, { provider: zendesk.name }))
      await planSync(tx, account, 'tickets', now)
  })
  return { isReceived: true }
}
