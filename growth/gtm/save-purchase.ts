import { requestApproval } from '@wellmet/account/approvals/request-approval.ts'
import type { HookContext } from '@wellmet/platform/events/hook.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import type { Happened, Started } from '../tracking/trackable.ts'
import { confirmPurchase } from './gtm.hooks.ts'
import { insertPurchase, isOrderKnown } from './gtm.store.ts'
import { triggerPlaybook, type SentByProgram } from './trigger-playbook.ts'

const trigger = triggerPlaybook('purchase')

/** As the system. Grants nothing: an admin says whether it was paid. The same order is asked about once. */
export async function savePurchase(
  context: HookContext,
  happened: Happened<SentByProgram & { reference: string }>,
): Promise<Started> {
  const { tx, services } = context
  const { workspaceId, at, payload } = happened
  const { reference, ...who } = payload
  if ((await isOrderKnown(tx, { workspaceId, reference })).isSo) return { dropped: 'repeat' }
  const started = await trigger(context, { ...happened, payload: who })
  if (started.dropped) return started
  const id = newId(at.getTime())
  const isNew = await insertPurchase(tx, { id, workspaceId, leadId: started.subjectId ?? null, reference, now: at })
  if (isNew === 0) return { dropped: 'repeat' }
  const asked = { purchaseId: id, email: who.email, name: who.name ?? null, reference }
  // A program asks, not the member who made its key: the order does not end when they leave.
  await requestApproval(tx, services, confirmPurchase, { workspaceId, requestedBy: null, payload: asked })
  return started
}
