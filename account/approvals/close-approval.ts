import { runHook, type HookContext } from '@wellmet/platform/events/hook.ts'
import { cancelJob } from '@wellmet/platform/jobs/job.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { approvalDecided } from './approvals.hooks.ts'
import { closeApproval } from './approvals.store.ts'
import { expiryKey } from './request-approval.ts'
import { tellDecided } from './tell-decided.ts'

/** By its job: silence is a no. */
export async function expireApproval(context: HookContext, id: string): Promise<void> {
  const row = await close(context, id, 'expired')
  if (!row) return
  const detail = { title: row.title.text }
  const { workspaceId } = row
  const now = context.services.now()
  await recordAudit(context.tx, { workspaceId, actorId: null, action: 'approval.expired', subject: id, detail, now })
}

/** Nothing waits for it any more. One that was decided stays decided: then it returns nothing. Runs as the system. */
export async function withdrawApproval(context: HookContext, id: string) {
  await cancelJob(context.tx, expiryKey(id))
  return close(context, id, 'withdrawn')
}

async function close(context: HookContext, id: string, verdict: 'expired' | 'withdrawn') {
  const { tx, services } = context
  const now = services.now()
  const row = await closeApproval(tx, { id, verdict, now })
  if (!row) return undefined
  const { workspaceId, kind, payload } = row
  await runHook(context, approvalDecided, { approvalId: id, workspaceId, kind, verdict, payload })
  await tellDecided(context, { ...row, verdict, decider: null, reason: null })
  return row
}
