import { attempt, work, type Work } from '@wellmet/platform/jobs/job.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import {
  cancelSubscriptionsJob,
  reconcileBillingJob,
  refreshCustomerJob,
  sweepBillingJob,
  updateSeatsJob,
} from './billing.jobs.ts'
import { listCustomers, sweepEvents } from './billing.store.ts'
import { cancelSubscriptions } from './cancel-subscriptions.ts'
import { enqueueRefresh, refreshCustomer } from './refresh-customer.ts'
import { isHosted } from './stripe.ts'
import { updateSeats } from './update-seats.ts'

/** Stripe tries for three days, and what is older than five minutes is refused anyway. */
const daysKept = 7
/** Stripe allows 100 reads a second; a hundred customers take ten seconds. */
const msBetween = 100

export const billingWork: Work[] = [
  attempt(refreshCustomerJob, ({ services }, { customerId }) => refreshCustomer(services, customerId)),
  attempt(updateSeatsJob, ({ services, attempt: { jobId } }, { workspaceId }) =>
    updateSeats(services, workspaceId, { jobId }),
  ),
  attempt(cancelSubscriptionsJob, ({ services }, { customerId }) => cancelSubscriptions(services, customerId)),
  work(reconcileBillingJob, async ({ tx, services }) => {
    if (!isHosted(services)) return
    const from = services.now().getTime()
    for (const [at, { customerId }] of (await listCustomers(tx)).entries())
      await enqueueRefresh(tx, customerId, new Date(from + at * msBetween))
  }),
  work(sweepBillingJob, async ({ tx, services }) => {
    await sweepEvents(tx, { before: addDays(services.now(), -daysKept) })
  }),
]
