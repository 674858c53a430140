import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { webhook } from '@wellmet/platform/contract/webhook.plug-in.ts'
import { passesKey } from '@wellmet/platform/contract/idempotency.plug-in.ts'
import { Timestamp } from '@wellmet/platform/contract/shapes.ts'

/** What some workspaces may use and others not. Asked for by name, never by plan. */
export const Entitlement = z.enum(['sso', 'scim']).meta({ id: 'Entitlement' })
export type Entitlement = z.infer<typeof Entitlement>

/** A price, by its lookup key at Stripe. */
export const PlanPrice = z
  .enum(['team_monthly', 'team_yearly', 'business_monthly', 'business_yearly'])
  .meta({ id: 'PlanPrice' })
export type PlanPrice = z.infer<typeof PlanPrice>

export const BillingState = z
  .enum(['self-hosted', 'none', 'trial', 'active', 'past-due', 'unpaid', 'ended'])
  .meta({ id: 'BillingState' })
export type BillingState = z.infer<typeof BillingState>

export const BillingStatus = z
  .object({
    state: BillingState.meta({
      description:
        '`self-hosted`: nothing is sold here; `unpaid`: no new asks are sent, everything else works, and nothing is deleted',
    }),
    plan: z.string().nullable().meta({ description: 'Lookup key of its price' }),
    seats: z.int().meta({ description: 'Members above viewer' }),
    paidSeats: z.int().nullable(),
    entitlements: z.array(Entitlement),
    trialEndsAt: Timestamp.nullable(),
    renewsAt: Timestamp.nullable().meta({ description: 'Null for a plan that ends' }),
    endsAt: Timestamp.nullable().meta({ description: 'When it ends, because an owner cancelled it' }),
    readOnlyFrom: Timestamp.nullable().meta({
      description: 'While a payment is missing: from then on no asks are sent',
    }),
    hasCustomer: z.boolean().meta({ description: 'Whether there is a billing portal to open' }),
    offersTrial: z.boolean(),
  })
  .meta({ id: 'BillingStatus' })
export type BillingStatus = z.infer<typeof BillingStatus>

const StripePage = z.object({ url: z.url() })
const opening = { points: 20, seconds: 60 }

export const billing = contract('dashboard', {
  status: {
    route: 'GET /api/dashboard/billing/status',
    access: 'owner',
    keys: 'never',
    summary: 'What this workspace pays for, and until when',
    reply: BillingStatus,
  },
  checkout: {
    route: 'POST /api/dashboard/billing/checkout',
    access: 'owner',
    keys: 'never',
    verifiedEmail: true,
    plugIns: [passesKey],
    summary: 'Begin to pay for this workspace: answers the page of Stripe on which that is done',
    body: z.strictObject({ price: PlanPrice }),
    reply: StripePage,
    rate: opening,
  },
  portal: {
    route: 'POST /api/dashboard/billing/portal',
    access: 'owner',
    keys: 'never',
    fresh: 10,
    summary: 'The page of Stripe for cards, invoices, other plans and cancelling',
    reply: StripePage,
    rate: opening,
  },
  webhook: {
    route: 'POST /api/billing/webhook',
    access: 'anyone',
    summary:
      'Takes what Stripe tells, signed with the secret of its webhook. Nothing of it is applied: it only says which customer to ask Stripe about',
    plugIns: [webhook('stripe-signature')],
    reply: z.object({ isReceived: z.literal(true) }),
    rate: { points: 3000, seconds: 60 },
  },
})
