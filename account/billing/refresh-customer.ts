import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { refreshCustomerJob } from './billing.jobs.ts'
import { grantsOf, isLive, quantityFor, standing, type PricedSubscription } from './billing.rules.ts'
import {
  countSeats,
  insertCustomer,
  listSubscriptionsOf,
  lockCustomer,
  markRefreshed,
  numberQuestion,
  replaceGrants,
  replaceSubscriptions,
} from './billing.store.ts'
import { isHosted } from './stripe.ts'
import {
  findCustomerWorkspace,
  findOldestOpenInvoice,
  listSubscriptions,
  type StripeSubscription,
} from './stripe-calls.ts'
import { tellOfPayment } from './tell-of-payment.ts'
import { enqueueSeats } from './update-seats.ts'

/** One for each customer, however often it is asked for, and one after the other. */
export const enqueueRefresh = (tx: Tx, customerId: string, runAt?: Date): Promise<void> =>
  enqueue(
    tx,
    refreshCustomerJob,
    { customerId },
    { key: `refresh-customer:${customerId}`, queue: customerId, ...(runAt ? { runAt } : {}) },
  )

/**
 * Asks Stripe for all subscriptions of a customer and writes them as they are now. So it does not matter in which order,
 * how often or how late its events come. A worker that was thought dead and answers late writes nothing: each question has
 * a number, and only the newest one counts.
 */
export async function refreshCustomer(services: Services, customerId: string): Promise<void> {
  if (!isHosted(services)) return
  const { database, now } = services
  const question = await beginQuestion(services, customerId)
  if (!question) return
  const { workspaceId, asked } = question
  const subscriptions = await readSubscriptions(services, customerId)
  // As the system: what Stripe says about a workspace is written by nobody in it
  await database.system.asSystem(async (tx) => {
    const customer = await lockCustomer(tx, { customerId })
    if (customer?.asked !== asked) return
    const before = standing(await listSubscriptionsOf(tx, { workspaceId }), customer.refreshedAt ?? now())
    await replaceSubscriptions(tx, workspaceId, subscriptions)
    await replaceGrants(tx, workspaceId, grantsOf(subscriptions))
    await markRefreshed(tx, { customerId, now: now() })
    await tellOfPayment(tx, services, workspaceId, [before, standing(subscriptions, now())])
    const { seats } = await countSeats(tx, { workspaceId })
    const isShort = subscriptions.some((one) => isLive(one) && one.quantity < quantityFor(seats))
    if (isShort) await enqueueSeats(tx, workspaceId)
  })
}

/** Undefined for a customer of nobody here. After a restore, Stripe still knows to which workspace one belongs. */
async function beginQuestion(services: Services, customerId: string) {
  const { database, now } = services
  const begin = () => database.system.asSystem((tx) => numberQuestion(tx, { customerId }))
  const known = await begin()
  if (known) return known
  const workspaceId = await findCustomerWorkspace(services, customerId)
  if (workspaceId === undefined) return undefined
  await database.system.asSystem((tx) => insertCustomer(tx, { workspaceId, customerId, now: now() }))
  return begin()
}

async function readSubscriptions(services: Services, customerId: string): Promise<PricedSubscription[]> {
  const found: PricedSubscription[] = []
  for (const told of await listSubscriptions(services, customerId)) {
    const isPastDue = told.status === 'past_due'
    const unpaidSince = isPastDue ? await findOldestOpenInvoice(services, told.id) : null
    const pastDueSince = unpaidSince ?? (isPastDue ? told.items.data[0].current_period_start : null)
    found.push({ ...toSubscription(told), pastDueSince })
  }
  return found
}

function toSubscription(told: StripeSubscription): Omit<PricedSubscription, 'pastDueSince'> {
  const [item] = told.items.data
  const endOfPeriod = told.cancel_at_period_end ? item.current_period_end : null
  return {
    id: told.id,
    itemId: item.id,
    status: told.status,
    price: item.price.lookup_key ?? '',
    quantity: item.quantity ?? 1,
    startedAt: told.created,
    trialEndsAt: told.trial_end ?? null,
    periodEndsAt: item.current_period_end,
    cancelsAt: told.cancel_at ?? endOfPeriod,
    unitAmount: item.price.unit_amount ?? null,
    currency: item.price.currency ?? null,
    intervalMonths: item.price.recurring ? monthsOf(item.price.recurring) : null,
    endedAt: told.ended_at ?? null,
  }
}

/** Null for weeks and days. */
const monthsOf = ({ interval, interval_count: count }: { interval: string; interval_count: number }): number | null =>
  interval === 'month' ? count : interval === 'year' ? count * 12 : null
