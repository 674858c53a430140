import { fail } from '@wellmet/platform/contract/problem.ts'
import type { HookContext } from '@wellmet/platform/events/hook.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { requestServerApproval, type Asker } from '../server-approvals/request-server-approval.ts'
import { drainQueueKind, retryJobsKind } from './action-approvals.ts'
import { doAction } from './do-action.ts'
import type { QuickAction, TakenAction } from './quick-actions.contract.ts'
import { quickActionsMessages as m } from './quick-actions.messages.ts'
import { isIrreversible, type Irreversible } from './quick-actions.rules.ts'
import { listChosen } from './quick-actions.store.ts'

/** By an operator: at once if it can be undone, otherwise it waits for a yes. */
export const takeAction = ({ db, viewer, services }: UserCall, action: QuickAction): Promise<TakenAction> =>
  // As the system: what is done to the server is nobody's row
  db.asSystem(async (tx) => {
    const context = { tx, services }
    const by = { userId: viewer.userId, agent: null }
    if (isIrreversible(action)) {
      const approvalId = await askForJobs(context, action, by)
      return { id: approvalId, state: 'waiting', says: m.waits(), undo: null, approvalId }
    }
    const { id, undo } = await doAction(context, action, by)
    const says = m.happened({ action: action.action, touched: 1, job: '' })
    return { id, state: 'done', says, undo, approvalId: null }
  })

/** Bound to the jobs that are there now: what is added later is not touched. Runs as the system. */
export async function askForJobs(context: HookContext, { action, job }: Irreversible, by: Asker): Promise<string> {
  const ids = await listChosen(context.tx, job, action === 'retry_jobs')
  if (ids.length === 0) throw fail('conflict', m.noJobs())
  const kind = action === 'retry_jobs' ? retryJobsKind : drainQueueKind
  return requestServerApproval(context, kind, { job, ids, agent: by.agent }, by)
}
