import { notify } from '@wellmet/account/notifications/notify.ts'
import { closeNotifications } from '@wellmet/account/notifications/withdraw-notifications.ts'
import { recordEvent } from '@wellmet/account/webhooks/record-event.ts'
import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import { asksMessages } from './asks.messages.ts'
import { findRequestDetails } from './asks.store.ts'

/** The card of the ask among the requests for the connector. */
const linkTo = (requestId: string) => `/introductions/asks#${requestId}` as const

/** A connector without an account gets only the email. */
export async function notifyConnector({ tx, services }: ReactionContext, requestId: string): Promise<void> {
  const request = await findRequestDetails(tx, { requestId })
  if (!request?.connectorUser) return
  await notify(tx, services, {
    userId: request.connectorUser,
    workspaceId: request.workspaceId,
    kind: 'introduction.asked',
    title: asksMessages.teammateAsks.message({ asker: request.askerName, target: request.target.name }),
    link: linkTo(requestId),
    // A second ask of the same request is a second notification.
    dedupeKey: `introduction.asked:${requestId}:${request.askedAt?.getTime()}`,
  })
  await recordEvent(tx, services, {
    userId: request.connectorUser,
    workspaceId: request.workspaceId,
    type: 'ask.received',
    data: { requestId },
  })
}

interface Changed {
  requestId: string
  workspaceId: string
  from: string | null
  to: string
}

/** Once it was answered or given up, nothing is left to answer. */
export async function closeAskNotification(
  { tx, services }: ReactionContext,
  { requestId, workspaceId, from, to }: Changed,
): Promise<void> {
  if (from !== 'awaiting_connector' || to === from) return
  await closeNotifications(tx, services, { workspaceId, kind: 'introduction.asked', link: linkTo(requestId) })
}
