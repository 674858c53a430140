import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import { isMailAddress, queueMail } from '@wellmet/platform/mail/mail.ts'
import { stageOf } from '../requests/vocabulary.rules.ts'
import { participantsOf } from './participants.ts'
import { remindConnectorJob } from './letters.jobs.ts'
import { askMail, reminderMail } from './letters.mails.ts'
import { remindAfterDays, whyConnector } from './letters.rules.ts'
import { beginLetter, findRequestDetails, findLetter, markReminded, revokeLinks } from './letters.store.ts'
import { makeLink } from './open-link.ts'

const day = 86_400_000

/** The ask, with the connector's link. Links of an earlier ask stop working. */
export async function writeToConnector({ tx, services }: ReactionContext, requestId: string): Promise<void> {
  const request = await findRequestDetails(tx, { requestId })
  if (!request?.askedAt || stageOf(request.rawStatus) !== 'awaiting_connector') return
  const { workspaceId, askedAt, connectorAddress, context, ask } = request
  const now = services.now()
  const begun = await beginLetter(tx, { requestId, workspaceId, askedAt })
  // Taken back and asked anew before anybody came to it: there are two to be told of, and one letter to write.
  if (!begun) return
  await revokeLinks(tx, { requestId, purposes: ['connector', 'target', 'outcome'], now })
  // Whoever has an account finds the ask there; for anybody else there is no way to ask without an address.
  if (!connectorAddress || !isMailAddress(connectorAddress)) return
  const link = await makeLink(tx, services, requestId, 'connector')
  const why = [...(context ? [context] : []), ...whyConnector(request.route)]
  await queueMail(
    tx,
    services.config.PUBLIC_URL,
    askMail({ ...participantsOf(request), to: connectorAddress, link, why, ask, text: request.message }),
  )
  await remindAt(tx, requestId, new Date(now.getTime() + remindAfterDays * day))
}

/** One for each request: a later moment replaces the one that was set. */
export const remindAt = (tx: Tx, requestId: string, runAt: Date): Promise<void> =>
  enqueue(tx, remindConnectorJob, { requestId }, { key: `remind-connector:${requestId}`, runAt })

/** Once, and only whoever has said nothing at all, or asked to be asked again on this day. */
export async function remindConnector({ tx, services }: ReactionContext, requestId: string): Promise<void> {
  const [request, letter] = [await findRequestDetails(tx, { requestId }), await findLetter(tx, { requestId })]
  if (!request?.connectorAddress || !letter || stageOf(request.rawStatus) !== 'awaiting_connector') return
  const now = services.now()
  if (request.snoozedUntil && request.snoozedUntil > now) return remindAt(tx, requestId, request.snoozedUntil)
  const first = await markReminded(tx, { requestId, now })
  if (!first || !isMailAddress(request.connectorAddress)) return
  const link = await makeLink(tx, services, requestId, 'connector')
  await queueMail(
    tx,
    services.config.PUBLIC_URL,
    reminderMail({ ...participantsOf(request), to: request.connectorAddress, link }),
  )
}
