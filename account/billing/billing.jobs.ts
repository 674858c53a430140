import { z } from 'zod'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { job } from '@wellmet/platform/jobs/job.ts'

const OfCustomer = z.object({ customerId: z.string() })

/** Asks Stripe for everything about one customer, and writes it. */
export const refreshCustomerJob = job('account.refresh-customer', OfCustomer)
/** Tells Stripe how many seats there are. */
export const updateSeatsJob = job('account.update-seats', z.object({ workspaceId: Id }))
/** For a workspace that is deleted: only the customer is left of it. */
export const cancelSubscriptionsJob = job('account.cancel-subscriptions', OfCustomer)
/** By the clock, each night. */
export const reconcileBillingJob = job('account.reconcile-billing', z.object({}))
export const sweepBillingJob = job('account.sweep-billing', z.object({}))
