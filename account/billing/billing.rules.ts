import { addDays } from '@wellmet/platform/values/days.rules.ts'
import type { BillingState, Entitlement } from './billing.contract.ts'
import { entitlementsOf } from './plans.rules.ts'

export const trialDays = 14
/** How long a missing payment only shows a banner. */
export const daysToPay = 14
/** Between the end of a paid period and hearing of the next one, Stripe or this server may be out for some days. */
const graceDays = 3

export interface Subscription {
  id: string
  itemId: string
  status: string
  price: string
  quantity: number
  startedAt: Date
  trialEndsAt: Date | null
  periodEndsAt: Date
  cancelsAt: Date | null
  pastDueSince: Date | null
}

/** With what only the operator’s room counts. */
export interface PricedSubscription extends Subscription {
  /** Of one seat for one interval, in hundredths of the currency. */
  unitAmount: number | null
  currency: string | null
  intervalMonths: number | null
  endedAt: Date | null
}

export interface Grant {
  entitlement: Entitlement
  source: 'subscription' | 'trial'
  endsAt: Date
}

type PaymentState = Exclude<BillingState, 'self-hosted' | 'none'>

/** Null for one that was never begun: somebody left the page on which they would have paid. */
function paymentStateOf({ status, pastDueSince }: Subscription, now: Date): PaymentState | null {
  switch (status) {
    case 'trialing':
      return 'trial'
    case 'active':
      return 'active'
    case 'past_due':
      return pastDueSince && readOnlyFrom(pastDueSince) <= now ? 'unpaid' : 'past-due'
    case 'unpaid':
      return 'unpaid'
    case 'canceled':
    case 'paused':
      return 'ended'
    default:
      return null
  }
}

export const readOnlyFrom = (pastDueSince: Date): Date => addDays(pastDueSince, daysToPay)

const bestFirst: readonly PaymentState[] = ['active', 'trial', 'past-due', 'unpaid', 'ended']

/** The best of them counts: somebody who paid twice by mistake has paid. Of two alike, the newer one. */
export function standing(
  subscriptions: readonly Subscription[],
  now: Date,
): { state: Exclude<BillingState, 'self-hosted'>; subscription: Subscription | null } {
  const found = subscriptions
    .flatMap((subscription) => {
      const state = paymentStateOf(subscription, now)
      return state ? [{ state, subscription }] : []
    })
    .toSorted(
      (a, b) =>
        bestFirst.indexOf(a.state) - bestFirst.indexOf(b.state) ||
        b.subscription.startedAt.getTime() - a.subscription.startedAt.getTime(),
    )
  return found[0] ?? { state: 'none', subscription: null }
}

/** One that Stripe still bills, or will. */
export const isLive = ({ status }: Pick<Subscription, 'status'>): boolean =>
  ['trialing', 'active', 'past_due', 'unpaid'].includes(status)

/** What subscriptions give, and until when if nothing more is heard of them. Of two, the later end. */
export function grantsOf(subscriptions: readonly Subscription[]): Grant[] {
  const grants = new Map<string, Grant>()
  for (const subscription of subscriptions) {
    const given = givenBy(subscription)
    if (!given) continue
    for (const entitlement of entitlementsOf(subscription.price)) {
      const key = `${entitlement} ${given.source}`
      const before = grants.get(key)
      if (!before || before.endsAt < given.endsAt) grants.set(key, { entitlement, ...given })
    }
  }
  return [...grants.values()]
}

function givenBy({ status, trialEndsAt, periodEndsAt, pastDueSince }: Subscription): Omit<Grant, 'entitlement'> | null {
  if (status === 'trialing') return { source: 'trial', endsAt: addDays(trialEndsAt ?? periodEndsAt, graceDays) }
  if (status === 'active') return { source: 'subscription', endsAt: addDays(periodEndsAt, graceDays) }
  if (status === 'past_due' && pastDueSince) return { source: 'subscription', endsAt: readOnlyFrom(pastDueSince) }
  return null
}

/** Somebody always pays for one seat, even if everybody but viewers has left. */
export const quantityFor = (seats: number): number => Math.max(1, seats)
