import { notify } from '@wellmet/account/notifications/notify.ts'
import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import { asksMessages } from './asks.messages.ts'
import { findRequestDetails } from './asks.store.ts'

/** A connector without an account gets only the email. */
export async function notifyConnector({ tx, services }: ReactionContext, requestId: string): Promise<void> {
  const request = await findRequestDetails(tx, { requestId })
  if (!request?.connectorUser) return
  await notify(tx, services, {
    userId: request.connectorUser,
    workspaceId: request.workspaceId,
    kind: 'introduction.asked',
    title: asksMessages.teammateAsks.message({ asker: request.askerName, target: request.target.name }),
    link: '/introductions/asks',
    // A second ask of the same request is a second notification.
    dedupeKey: `introduction.asked:${requestId}:${request.askedAt?.getTime()}`,
  })
}
