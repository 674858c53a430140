import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { OwnApproval } from './approvals.contract.ts'
import { approvalsMessages } from './approvals.messages.ts'
import { findVerdict } from './approvals.store.ts'
import { withdrawApproval } from './close-approval.ts'
import { readOwnApproval } from './show-approvals.ts'

/** By whoever asked for it. */
export async function withdrawOwnApproval(call: MemberCall, id: string): Promise<OwnApproval> {
  const { workspaceId, userId: actorId } = call.viewer
  const { services } = call
  // As the system: no member writes a verdict
  await call.db.asSystem(async (tx) => {
    const row = await findVerdict(tx, { id, workspaceId })
    if (row?.requestedBy !== actorId) throw notFound('approval')
    const withdrawn = await withdrawApproval({ tx, services }, id)
    if (!withdrawn) throw fail('conflict', approvalsMessages.alreadyDecided())
    const detail = { title: withdrawn.title.text }
    await recordAudit(tx, {
      workspaceId,
      actorId,
      action: 'approval.withdrawn',
      subject: id,
      detail,
      now: services.now(),
    })
  })
  return readOwnApproval(call, id)
}
