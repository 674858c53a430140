import { fail, notFound, type Problem } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { cancelJob } from '@wellmet/platform/jobs/job.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Approval } from './approvals.contract.ts'
import { approvalDecided } from './approvals.hooks.ts'
import { approvalsMessages } from './approvals.messages.ts'
import { needsTwo } from './approvals.rules.ts'
import { decideApproval as decide, findVerdict, suspendPolicies } from './approvals.store.ts'
import { hashApproval } from './hash-approval.ts'
import { expiryKey } from './request-approval.ts'
import { readApproval } from './show-approvals.ts'
import { tellDecided } from './tell-decided.ts'

interface Answer {
  verdict: 'approved' | 'rejected'
  hash: string
  reason?: string | undefined
}

/**
 * What a yes runs is run in this transaction, so it happens once or not at all. Refused if what would happen is not what
 * the decider saw.
 */
export const decideApproval = async (
  call: MemberCall,
  id: string,
  { verdict, hash, reason }: Answer,
): Promise<Approval> => {
  const { workspaceId, userId, name } = call.viewer
  const { services } = call
  const now = services.now()
  // As the system: no member writes a verdict, and what a yes runs may be of others
  await call.db.asSystem(async (tx) => {
    const row = await decide(tx, { id, workspaceId, userId, verdict, hash, reason: reason ?? null, now })
    if (!row) throw await refusal(tx, { id, workspaceId, userId, hash, now })
    // Somebody may have edited the row in the database: then what would run is not what was shown.
    if (hashApproval(row) !== hash) throw fail('conflict', approvalsMessages.changed())
    const { kind, payload } = row
    await cancelJob(tx, expiryKey(id))
    if (verdict === 'rejected') await suspendPolicies(tx, { workspaceId, kind, now })
    await runHook({ tx, services }, approvalDecided, { approvalId: id, workspaceId, kind, verdict, payload })
    await tellDecided({ tx, services }, { ...row, verdict, decider: { userId, name }, reason: reason ?? null })
    await recordAudit(tx, {
      workspaceId,
      actorId: userId,
      action: verdict === 'approved' ? 'approval.approved' : 'approval.rejected',
      subject: id,
      detail: { title: row.title.text },
      now,
    })
  })
  return readApproval(call, id)
}

async function refusal(
  tx: Tx,
  asked: { id: string; workspaceId: string; userId: string; hash: string; now: Date },
): Promise<Problem> {
  const { id, workspaceId, userId, hash, now } = asked
  const row = await findVerdict(tx, { id, workspaceId })
  if (!row) return notFound('approval')
  if (row.verdict === 'expired' || (row.verdict === null && row.expiresAt <= now))
    return fail('conflict', approvalsMessages.expired())
  if (row.verdict === 'withdrawn') return fail('conflict', approvalsMessages.withdrawn())
  if (row.verdict !== null) return fail('conflict', approvalsMessages.alreadyDecided())
  if (row.hash !== hash) return fail('conflict', approvalsMessages.changed())
  if (needsTwo(row.risk) && row.requestedBy === userId) return fail('conflict', approvalsMessages.needsSomebodyElse())
  return fail('forbidden', approvalsMessages.forAdmins())
}
