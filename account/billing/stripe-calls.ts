import { z } from 'zod'
import type { Services } from '@wellmet/platform/services.ts'
import { askStripe, StripeRefusal, type Form } from './stripe.ts'

const Page = z.object({ url: z.url() })
const Seconds = z.number().transform((seconds) => new Date(seconds * 1000))
const workspaceOf = z.object({ workspace: z.guid().optional().catch(undefined) }).optional()

const StripeCustomer = z.object({ id: z.string(), metadata: workspaceOf })
const Prices = z.object({ data: z.array(z.object({ id: z.string() })) })
const Item = z.object({
  id: z.string(),
  quantity: z.int().optional(),
  current_period_start: Seconds,
  current_period_end: Seconds,
  price: z.object({
    lookup_key: z.string().nullish(),
    unit_amount: z.int().nullish(),
    currency: z.string().nullish(),
    recurring: z.object({ interval: z.string(), interval_count: z.int() }).nullish(),
  }),
})
const StripeSubscription = z.object({
  id: z.string(),
  status: z.string(),
  created: Seconds,
  trial_end: Seconds.nullish(),
  cancel_at: Seconds.nullish(),
  cancel_at_period_end: z.boolean().optional(),
  ended_at: Seconds.nullish(),
  items: z.object({ data: z.tuple([Item], Item) }),
})
export type StripeSubscription = z.infer<typeof StripeSubscription>
const Subscriptions = z.object({ data: z.array(StripeSubscription), has_more: z.boolean() })
const Invoices = z.object({ data: z.array(z.object({ created: Seconds })) })
const Anything = z.object({ id: z.string() })

/** Only the id of the workspace: who pays tells Stripe their name and address themselves. */
export const createCustomer = (services: Services, workspaceId: string) =>
  askStripe(services, {
    method: 'POST',
    path: '/v1/customers',
    form: { 'metadata[workspace]': workspaceId },
    idempotencyKey: `customer:${workspaceId}`,
    reply: StripeCustomer,
  })

/** Undefined if Stripe does not know it, or has deleted it. */
export async function findCustomerWorkspace(services: Services, customerId: string): Promise<string | undefined> {
  try {
    const path = `/v1/customers/${encodeURIComponent(customerId)}`
    const { metadata } = await askStripe(services, { method: 'GET', path, reply: StripeCustomer })
    return metadata?.workspace
  } catch (error) {
    if (error instanceof StripeRefusal && error.status === 404) return undefined
    throw error
  }
}

export async function findPriceId(services: Services, lookupKey: string): Promise<string | undefined> {
  const form = { 'lookup_keys[0]': lookupKey, active: true, limit: 1 }
  const { data } = await askStripe(services, { method: 'GET', path: '/v1/prices', form, reply: Prices })
  return data[0]?.id
}

export const createCheckout = (services: Services, form: Form, idempotencyKey: string) =>
  askStripe(services, { method: 'POST', path: '/v1/checkout/sessions', form, idempotencyKey, reply: Page })

export const createPortal = (services: Services, form: Form) =>
  askStripe(services, { method: 'POST', path: '/v1/billing_portal/sessions', form, reply: Page })

const pageSize = 100

/** All of them, ended ones too. */
export async function listSubscriptions(services: Services, customerId: string): Promise<StripeSubscription[]> {
  const found: StripeSubscription[] = []
  for (;;) {
    const last = found.at(-1)
    const { data, has_more } = await askStripe(services, {
      method: 'GET',
      path: '/v1/subscriptions',
      form: { customer: customerId, status: 'all', limit: pageSize, ...(last ? { starting_after: last.id } : {}) },
      reply: Subscriptions,
    })
    found.push(...data)
    if (!has_more || data.length === 0) return found
  }
}

/** When the oldest invoice was written that is not paid; null if there is none. */
export async function findOldestOpenInvoice(services: Services, subscriptionId: string): Promise<Date | null> {
  const form = { subscription: subscriptionId, status: 'open', limit: pageSize }
  const { data } = await askStripe(services, { method: 'GET', path: '/v1/invoices', form, reply: Invoices })
  return data.map(({ created }) => created).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
}

export const updateQuantity = (
  services: Services,
  { id, itemId, quantity }: { id: string; itemId: string; quantity: number },
  idempotencyKey: string,
) =>
  askStripe(services, {
    method: 'POST',
    path: `/v1/subscriptions/${encodeURIComponent(id)}`,
    form: { 'items[0][id]': itemId, 'items[0][quantity]': quantity, proration_behavior: 'create_prorations' },
    idempotencyKey,
    reply: Anything,
  })

export const cancelSubscription = (services: Services, id: string) =>
  askStripe(services, { method: 'DELETE', path: `/v1/subscriptions/${encodeURIComponent(id)}`, reply: Anything })
