import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { BillingStatus } from './billing.contract.ts'
import { readOnlyFrom, standing } from './billing.rules.ts'
import { countSeats, findCustomer, listEntitlements, listSubscriptionsOf } from './billing.store.ts'
import { allEntitlements } from './plans.rules.ts'
import { isHosted } from './stripe.ts'

const isoOf = (at: Date | null | undefined): string | null => at?.toISOString() ?? null

const nothing = {
  plan: null,
  paidSeats: null,
  trialEndsAt: null,
  renewsAt: null,
  endsAt: null,
  readOnlyFrom: null,
  hasCustomer: false,
  offersTrial: false,
}

/** From our own rows: it is answered while Stripe is out. */
export const showBilling = ({ db, viewer, services }: MemberCall): Promise<BillingStatus> =>
  db.reading(async (tx) => {
    const { workspaceId } = viewer
    const { seats } = await countSeats(tx, { workspaceId })
    if (!isHosted(services)) return { ...nothing, state: 'self-hosted', seats, entitlements: [...allEntitlements] }
    const now = services.now()
    const subscriptions = await listSubscriptionsOf(tx, { workspaceId })
    const { state, subscription } = standing(subscriptions, now)
    const given = new Set((await listEntitlements(tx, { workspaceId, now })).map(({ entitlement }) => entitlement))
    const entitlements = allEntitlements.filter((one) => given.has(one))
    const isOver = state === 'ended' || subscription === null
    return {
      ...nothing,
      state,
      seats,
      entitlements,
      plan: subscription?.price || null,
      paidSeats: isOver ? null : subscription.quantity,
      trialEndsAt: state === 'trial' ? isoOf(subscription?.trialEndsAt) : null,
      renewsAt: isOver || subscription.cancelsAt ? null : isoOf(subscription.periodEndsAt),
      endsAt: isOver ? null : isoOf(subscription.cancelsAt),
      readOnlyFrom: subscription?.pastDueSince ? isoOf(readOnlyFrom(subscription.pastDueSince)) : null,
      hasCustomer: (await findCustomer(tx, { workspaceId })) !== undefined,
      offersTrial: state === 'none',
    }
  })
