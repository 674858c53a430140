import { notify } from '@wellmet/account/notifications/notify.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import { findConnectorRules } from '../connector-rules/save-connector-rules.ts'
import { undoSeconds } from '../moves/undo.rules.ts'
import { notifyOfOutcomeJob } from './asks.jobs.ts'
import { outcomeNotification } from './asks.rules.ts'
import { findRequestDetails } from './asks.store.ts'

/** One job for each request: a later record replaces what waits. */
export const scheduleOutcomeNotification = ({ tx, services }: ReactionContext, requestId: string): Promise<void> =>
  enqueue(
    tx,
    notifyOfOutcomeJob,
    { requestId },
    { key: `notify-of-outcome:${requestId}`, runAt: new Date(services.now().getTime() + undoSeconds * 1000) },
  )

/** Tells a connector with an account what became of the introduction, unless their rules say no. */
export async function notifyOfOutcome({ tx, services }: ReactionContext, requestId: string): Promise<void> {
  const request = await findRequestDetails(tx, { requestId })
  if (!request?.connectorUser || request.askedElsewhere !== null) return
  const { connectorUser: userId, workspaceId, askerName: asker, target } = request
  const stage = request.stage
  const title = outcomeNotification(stage, request.sentAt !== null)?.message({ asker, target: target.name })
  if (!title || !(await findConnectorRules(tx, { ...request, userId })).tellsOutcomes) return
  await notify(tx, services, {
    userId,
    workspaceId,
    kind: 'introduction.outcome',
    title,
    link: '/introductions/asks',
    dedupeKey: `introduction.outcome:${requestId}:${stage}`,
  })
}
