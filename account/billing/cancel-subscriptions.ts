import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { cancelSubscriptionsJob } from './billing.jobs.ts'
import { isLive } from './billing.rules.ts'
import { findCustomer } from './billing.store.ts'
import { isHosted, StripeRefusal } from './stripe.ts'
import { cancelSubscription, listSubscriptions } from './stripe-calls.ts'

/** In the transaction that deletes the workspace: who is deleted does not pay any more. */
export async function enqueueCancelling(tx: Tx, workspaceId: string): Promise<void> {
  const customer = await findCustomer(tx, { workspaceId })
  if (!customer) return
  const { customerId } = customer
  // Stripe may be out for longer than usual: nobody would notice a plan that goes on.
  const options = { key: `cancel-subscriptions:${customerId}`, queue: customerId, maxAttempts: 24 }
  await enqueue(tx, cancelSubscriptionsJob, { customerId }, options)
}

/** Invoices stay at Stripe, because tax law wants them kept. */
export async function cancelSubscriptions(services: Services, customerId: string): Promise<void> {
  if (!isHosted(services)) return
  const subscriptions = await listSubscriptions(services, customerId)
  for (const { id } of subscriptions.filter(isLive)) {
    try {
      await cancelSubscription(services, id)
    } catch (error) {
      // Cancelled meanwhile, perhaps by this very job before it was killed.
      if (!(error instanceof StripeRefusal) || error.status !== 404) throw error
    }
  }
}
