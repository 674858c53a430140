import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Webhook } from '@wellmet/platform/contract/webhook.plug-in.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { billingMessages } from './billing.messages.ts'
import { billingSettings } from './billing.settings.ts'
import { insertEvent } from './billing.store.ts'
import { enqueueRefresh } from './refresh-customer.ts'
import { isSignedByStripe, readEvent } from './stripe-signature.rules.ts'

/** Stripe gets its answer at once. What an event says is not believed: it only tells of whom Stripe is asked. */
export async function receiveEvent({ db, services }: Call, { body, headers }: Webhook): Promise<{ isReceived: true }> {
  const secret = services.config.get(billingSettings).STRIPE_WEBHOOK_SECRET
  if (secret === undefined) throw notFound('webhook')
  const now = services.now()
  const event = isSignedByStripe(body, headers['stripe-signature'], secret, now) ? readEvent(body) : null
  if (!event) throw fail('unprocessable', billingMessages.notSigned())
  const { id, customerId } = event
  // As the system: Stripe has no account here; its signature is checked first
  await db.asSystem(async (tx) => {
    if ((await insertEvent(tx, { id, now })) && customerId !== null) await enqueueRefresh(tx, customerId)
  })
  return { isReceived: true }
}
