import { Entitlement, PlanPrice } from './billing.contract.ts'

interface Plan {
  entitlements: readonly Entitlement[]
  limits: { seats: number }
}

const team: Plan = { entitlements: ['sso'], limits: { seats: 50 } }
const business: Plan = { entitlements: ['sso', 'scim'], limits: { seats: 1000 } }

/** The only place that knows what a price is for. The prices themselves are at Stripe, under these lookup keys. */
const plans: Readonly<Record<PlanPrice, Plan>> = {
  team_monthly: team,
  team_yearly: team,
  business_monthly: business,
  business_yearly: business,
}

export const planOf = (price: PlanPrice): Plan => plans[price]

export const allEntitlements: readonly Entitlement[] = Entitlement.options

/** A price that is not sold any more, or was made by hand at Stripe, gives nothing by itself. */
export const entitlementsOf = (price: string): readonly Entitlement[] => {
  const known = PlanPrice.safeParse(price)
  return known.success ? plans[known.data].entitlements : []
}
