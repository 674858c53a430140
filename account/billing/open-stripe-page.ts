import { createHash, randomUUID } from 'node:crypto'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Repeatable } from '@wellmet/platform/contract/idempotency.plug-in.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { PlanPrice } from './billing.contract.ts'
import { billingMessages } from './billing.messages.ts'
import { isLive, quantityFor, standing, trialDays } from './billing.rules.ts'
import { countSeats, findCustomer, insertCustomer, listSubscriptionsOf } from './billing.store.ts'
import { planOf } from './plans.rules.ts'
import { isHosted, orUnavailable, type Form } from './stripe.ts'
import { createCheckout, createCustomer, createPortal, findPriceId } from './stripe-calls.ts'

const expectHosted = (services: Services): void => {
  if (!isHosted(services)) throw fail('not_configured', billingMessages.nothingSold())
}

const returnTo = ({ config }: Services, query = ''): string =>
  `${config.PUBLIC_URL.replace(/\/$/, '')}/settings/billing${query}`

/** No transaction is open while Stripe is asked. The page on which one comes back gives nothing: only Stripe's word does. */
export async function openCheckout(
  call: MemberCall & Repeatable,
  { price }: { price: PlanPrice },
): Promise<{ url: string }> {
  const { services, db, viewer } = call
  expectHosted(services)
  const { workspaceId } = viewer
  const { seats, subscriptions } = await db.reading(async (tx) => ({
    ...(await countSeats(tx, { workspaceId })),
    subscriptions: await listSubscriptionsOf(tx, { workspaceId }),
  }))
  if (subscriptions.some(isLive)) throw fail('conflict', billingMessages.hasPlan())
  const most = planOf(price).limits.seats
  const quantity = quantityFor(seats)
  if (quantity > most) throw fail('conflict', billingMessages.tooManySeats({ seats: quantity, most }))
  return orUnavailable(services, beginCheckout())

  async function beginCheckout(): Promise<{ url: string }> {
    const priceId = await findPriceId(services, price)
    if (priceId === undefined) throw fail('not_configured', billingMessages.priceMissing({ price }))
    const customerId = await ensureCustomer(call)
    const isFirst = standing(subscriptions, services.now()).state === 'none'
    const form: Form = {
      mode: 'subscription',
      ui_mode: 'hosted_page',
      customer: customerId,
      'customer_update[address]': 'auto',
      'customer_update[name]': 'auto',
      client_reference_id: workspaceId,
      'line_items[0][price]': priceId,
      'line_items[0][quantity]': quantity,
      'line_items[0][adjustable_quantity][enabled]': true,
      'line_items[0][adjustable_quantity][minimum]': quantity,
      'line_items[0][adjustable_quantity][maximum]': most,
      'subscription_data[metadata][workspace]': workspaceId,
      'automatic_tax[enabled]': true,
      'tax_id_collection[enabled]': true,
      success_url: returnTo(services, '?from=checkout'),
      cancel_url: returnTo(services),
      ...(isFirst ? trial : {}),
    }
    const page = await createCheckout(services, form, keyOf(call.idempotencyKey, form))
    await record(call, 'billing.checkout-opened', price)
    return { url: page.url }
  }
}

/** Once for each workspace, and without a card. */
const trial: Form = {
  'subscription_data[trial_period_days]': trialDays,
  'subscription_data[trial_settings][end_behavior][missing_payment_method]': 'cancel',
  payment_method_collection: 'if_required',
}

/** The same request gets the same page; one that differs in anything gets another. */
const keyOf = (key: string | null, form: Form): string =>
  createHash('sha256')
    .update(JSON.stringify([key ?? randomUUID(), form]))
    .digest('base64url')

/** Two owners at once, or a lost answer, make one customer: Stripe knows the key. */
async function ensureCustomer({ db, viewer, services }: MemberCall): Promise<string> {
  const { workspaceId } = viewer
  const find = () => db.reading((tx) => findCustomer(tx, { workspaceId }))
  const known = await find()
  if (known) return known.customerId
  const { id: customerId } = await createCustomer(services, workspaceId)
  // As the system: no member may write which customer of Stripe a workspace is
  await db.asSystem((tx) => insertCustomer(tx, { workspaceId, customerId, now: services.now() }))
  return present(await find()).customerId
}

export async function openPortal(call: MemberCall): Promise<{ url: string }> {
  const { services, db, viewer } = call
  expectHosted(services)
  const customer = await db.reading((tx) => findCustomer(tx, { workspaceId: viewer.workspaceId }))
  if (!customer) throw fail('conflict', billingMessages.noPortalYet())
  const form = { customer: customer.customerId, return_url: returnTo(services) }
  const { url } = await orUnavailable(services, createPortal(services, form))
  await record(call, 'billing.portal-opened', viewer.workspaceId)
  return { url }
}

const record = (
  { db, viewer: { workspaceId, userId }, services }: MemberCall,
  action: 'billing.checkout-opened' | 'billing.portal-opened',
  subject: string,
): Promise<void> =>
  db.transaction((tx) => recordAudit(tx, { workspaceId, actorId: userId, action, subject, now: services.now() }))
