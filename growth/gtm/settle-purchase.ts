import type { HookContext } from '@wellmet/platform/events/hook.ts'
import type { Decision } from '@wellmet/account/approvals/approvals.hooks.ts'
import type { AskedPurchase } from './gtm.hooks.ts'
import { updatePurchase } from './gtm.store.ts'

/** In the transaction of the decision, as the system. */
export const settlePurchase = async (
  { tx, services }: HookContext,
  { workspaceId, verdict, payload }: Decision<AskedPurchase>,
): Promise<void> => {
  const state = verdict === 'approved' ? 'confirmed' : verdict === 'rejected' ? 'refused' : 'expired'
  await updatePurchase(tx, { id: payload.purchaseId, workspaceId, state, now: services.now() })
}
