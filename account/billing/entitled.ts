import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { Entitlement } from './billing.contract.ts'
import { billingMessages } from './billing.messages.ts'
import { standing } from './billing.rules.ts'
import { findAgreement, findEntitlement, listSubscriptionsOf } from './billing.store.ts'
import { isHosted } from './stripe.ts'

export interface EntitlementContext {
  tx: Tx
  services: Services
  workspaceId: string
}

/** Whether a workspace may use this now. On a server of one's own always. Never asks Stripe. */
export async function entitled(
  { tx, services, workspaceId }: EntitlementContext,
  entitlement: Entitlement,
): Promise<boolean> {
  if (!isHosted(services)) return true
  return (await findEntitlement(tx, { workspaceId, entitlement, now: services.now() })) !== undefined
}

/** For setting something up. What is set up stays as it is when a plan ends: nobody is shut out for that. */
export async function expectEntitled(context: EntitlementContext, feature: Entitlement): Promise<void> {
  if (!(await entitled(context, feature))) throw fail('conflict', billingMessages.notInPlan({ feature }))
}

/** Whether payment has been missing for so long that nothing new is sent. Reading, export and security always work. */
export async function isUnpaid({ tx, services, workspaceId }: EntitlementContext): Promise<boolean> {
  if (!isHosted(services)) return false
  const now = services.now()
  const { state } = standing(await listSubscriptionsOf(tx, { workspaceId }), now)
  return state === 'unpaid' && !(await findAgreement(tx, { workspaceId, now }))
}

export async function expectPaid(context: EntitlementContext): Promise<void> {
  if (await isUnpaid(context)) throw fail('conflict', billingMessages.unpaidNoAsks())
}
