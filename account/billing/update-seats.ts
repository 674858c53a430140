import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue, type Attempt } from '@wellmet/platform/jobs/job.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { refreshCustomerJob, updateSeatsJob } from './billing.jobs.ts'
import { isLive, quantityFor } from './billing.rules.ts'
import { countSeats, findCustomer, listSubscriptionsOf } from './billing.store.ts'
import { isHosted } from './stripe.ts'
import { updateQuantity } from './stripe-calls.ts'

/** Later: whether Stripe answers now is no matter of whoever joins or leaves. */
export async function enqueueSeats(tx: Tx, workspaceId: string): Promise<void> {
  const customer = await findCustomer(tx, { workspaceId })
  if (!customer) return
  await enqueue(tx, updateSeatsJob, { workspaceId }, { key: `update-seats:${workspaceId}`, queue: customer.customerId })
}

/** Counts when it runs: of several changes in a row only what came of them is told. */
export async function updateSeats(
  services: Services,
  workspaceId: string,
  { jobId }: Pick<Attempt, 'jobId'>,
): Promise<void> {
  if (!isHosted(services)) return
  const { database } = services
  // As the system: a job counts the members of a workspace
  const { customer, seats, subscriptions } = await database.system.asSystem(async (tx) => ({
    customer: await findCustomer(tx, { workspaceId }),
    ...(await countSeats(tx, { workspaceId })),
    subscriptions: await listSubscriptionsOf(tx, { workspaceId }),
  }))
  if (!customer) return
  const quantity = quantityFor(seats)
  const different = subscriptions.filter((one) => isLive(one) && one.quantity !== quantity)
  for (const { id, itemId } of different)
    await updateQuantity(services, { id, itemId, quantity }, `seats:${jobId}:${id}:${quantity}`)
  if (different.length === 0) return
  const { customerId } = customer
  const options = { key: `refresh-customer:${customerId}`, queue: customerId }
  await database.system.asSystem((tx) => enqueue(tx, refreshCustomerJob, { customerId }, options))
}
