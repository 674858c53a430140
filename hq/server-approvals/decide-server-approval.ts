import type { Approval } from '@wellmet/account/approvals/approvals.contract.ts'
import { fail, notFound, type Problem } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { runHook, type HookContext } from '@wellmet/platform/events/hook.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { cancelJob } from '@wellmet/platform/jobs/job.ts'
import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import { hashFor } from './request-server-approval.ts'
import { serverApprovalDecided } from './server-approvals.hooks.ts'
import { expiryKeyOf } from './server-approvals.jobs.ts'
import { serverApprovalsMessages } from './server-approvals.messages.ts'
import { decideApproval, expireApproval, findVerdict } from './server-approvals.store.ts'
import { readServerApproval } from './show-server-approvals.ts'

interface Answer {
  verdict: 'approved' | 'rejected'
  hash: string
  reason?: string | undefined
}

/** What a yes runs is run in this transaction, so it happens once or not at all. */
export async function decideServerApproval(
  call: UserCall,
  id: string,
  { verdict, hash, reason }: Answer,
): Promise<Approval> {
  const { services } = call
  const { userId } = call.viewer
  const now = services.now()
  // As the system: what waits for an operator is in tables that no user reads
  await call.db.asSystem(async (tx) => {
    const row = await decideApproval(tx, { id, userId, verdict, hash, reason: reason ?? null, now })
    if (!row) throw await refusal(tx, { id, userId, hash, now })
    // The row may have been edited in the database: then what would run is not what was shown.
    if (hashFor(row) !== hash) throw fail('conflict', serverApprovalsMessages.changed())
    await cancelJob(tx, expiryKeyOf(id))
    const { kind, payload, agent } = row
    await runHook({ tx, services }, serverApprovalDecided, {
      approvalId: id,
      kind,
      verdict,
      payload,
      agent,
      decidedBy: userId,
    })
    logSecurity(tx, {
      what: verdict === 'approved' ? 'server-approval.approved' : 'server-approval.rejected',
      about: id,
    })
  })
  return readServerApproval(call, id)
}

async function refusal(
  tx: Tx,
  { id, userId, hash, now }: { id: string; userId: string; hash: string; now: Date },
): Promise<Problem> {
  const row = await findVerdict(tx, { id })
  if (!row) return notFound('approval')
  if (row.verdict === 'expired' || (row.verdict === null && row.expiresAt <= now))
    return fail('conflict', serverApprovalsMessages.expired())
  if (row.verdict !== null) return fail('conflict', serverApprovalsMessages.alreadyDecided())
  if (row.hash === hash && row.requestedBy === userId)
    return fail('conflict', serverApprovalsMessages.needsSomebodyElse())
  return fail('conflict', serverApprovalsMessages.changed())
}

/** By its job: silence is a no. */
export async function expireServerApproval(context: HookContext, id: string): Promise<void> {
  const row = await expireApproval(context.tx, { id, now: context.services.now() })
  if (!row) return
  await runHook(context, serverApprovalDecided, { approvalId: id, verdict: 'expired', decidedBy: null, ...row })
  logSecurity(context.tx, { what: 'server-approval.expired', userId: null, about: id })
}
