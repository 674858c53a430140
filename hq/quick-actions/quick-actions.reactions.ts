import { onServerDecision } from '../server-approvals/server-approvals.hooks.ts'
import { findSendingPause } from '@wellmet/platform/mail/sending-pause.ts'
import { drainQueueKind, pauseSendingKind, retryJobsKind } from './action-approvals.ts'
import { doAction, recordAction } from './do-action.ts'
import { deleteJobs, retryJobs } from './quick-actions.store.ts'

export const quickActionsHooks = [
  onServerDecision(retryJobsKind, async (context, { verdict, payload, approvalId, decidedBy, agent }) => {
    if (verdict !== 'approved') return
    const { job, ids } = payload
    const touched = await retryJobs(context.tx, ids)
    await recordAction(context, { action: 'retry_jobs', job }, { userId: decidedBy, agent, approvalId }, touched)
  }),
  onServerDecision(drainQueueKind, async (context, { verdict, payload, approvalId, decidedBy, agent }) => {
    if (verdict !== 'approved') return
    const { job, ids } = payload
    const touched = await deleteJobs(context.tx, ids)
    await recordAction(context, { action: 'drain_queue', job }, { userId: decidedBy, agent, approvalId }, touched)
  }),
  onServerDecision(pauseSendingKind, async (context, { verdict, approvalId, decidedBy, agent }) => {
    // Somebody may have paused it meanwhile: then there is nothing left to do.
    if (verdict !== 'approved' || (await findSendingPause(context.tx))) return
    await doAction(context, { action: 'pause_sending' }, { userId: decidedBy, agent, approvalId })
  }),
]
