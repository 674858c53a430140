import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import { isMailAddress, mailIn, queueMail } from '@wellmet/platform/mail/mail.ts'
import { mayMail } from '@wellmet/platform/mail/mail-gate.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { createGuestLink } from '../guest-links/create-guest-link.ts'
import { revokeLinks } from '../guest-links/revoke-guest-links.ts'
import { endAsUnreachable } from '../moves/end-unreachable.ts'
import { listChanges } from '../moves/record-change.ts'
import { findUnreached } from '../undelivered/undelivered.rules.ts'
import { remindConnectorJob } from './asks.jobs.ts'
import { askMail, reminderMail } from './asks.mails.ts'
import { isUnsurePath, remindAfterDays, whyConnector } from './asks.rules.ts'
import { findRequestDetails, markReminded, startAsk } from './asks.store.ts'
import { findAskOf } from './find-ask.ts'
import { findOwnRecords, lastContactIn } from './find-own-records.ts'
import { participantsOf } from './participants.ts'

/** Emails the ask with the connector's guest link. Links of an earlier ask stop working. */
export async function emailConnector({ tx, services }: ReactionContext, requestId: string): Promise<void> {
  const request = await findRequestDetails(tx, { requestId })
  if (!request?.askedAt || request.stage !== 'awaiting_connector') return
  const { workspaceId, askedAt, connectorAddress, context, nextStep } = request
  const now = services.now()
  const started = await startAsk(tx, { requestId, workspaceId, askedAt })
  // Taken back and asked again before the first event was delivered: two events, one email.
  if (!started) return
  await revokeLinks(tx, services, [requestId])
  // A teammate also finds the ask in the product. Anybody else cannot be asked without an address.
  if (!connectorAddress || !isMailAddress(connectorAddress)) return
  const link = await createGuestLink(tx, services, requestId, 'connector', request.connectorLanguage)
  const records = await findOwnRecords(tx, requestId)
  await queueMail(
    tx,
    services,
    mailIn(request.connectorLanguage, () =>
      askMail({
        ...participantsOf(request),
        to: connectorAddress,
        link,
        context,
        why: whyConnector(request.route),
        ownRecords: lastContactIn(records, request.target),
        nextStep,
        isBlind: request.isBlind,
        isUnsure: isUnsurePath(request.route.path),
        isTeammate: request.connectorUser !== null,
        text: request.message,
      }),
    ),
  )
  await remindAt(tx, requestId, addDays(now, remindAfterDays))
}

/** One reminder job for each request: a later call replaces the time of an earlier one. */
export const remindAt = (tx: Tx, requestId: string, runAt: Date): Promise<void> =>
  enqueue(tx, remindConnectorJob, { requestId }, { key: `remind-connector:${requestId}`, runAt })

/**
 * Reminds once, and only a connector who has not replied, or who wanted to be asked again on this day. Nobody is reminded
 * of an email that never arrived.
 */
export async function remindConnector({ tx, services }: ReactionContext, requestId: string): Promise<void> {
  const { request } = (await findAskOf(tx, requestId)) ?? {}
  if (!request?.connectorAddress || request.stage !== 'awaiting_connector') return
  // Taken back, and then asked without Wellmet.
  if (request.askedElsewhere !== null) return
  if (findUnreached(request, await listChanges(tx, requestId)) !== null) return
  const now = services.now()
  if (request.snoozedUntil && request.snoozedUntil > now) return remindAt(tx, requestId, request.snoozedUntil)
  const to = request.connectorAddress
  if (!isMailAddress(to)) return
  const participants = participantsOf(request)
  const refusal = await mayMail(tx, services, { sender: participants.sender, to })
  if (refusal === 'never') return endAsUnreachable(tx, services, requestId)
  // A reminder that cannot leave is not shown as sent: it is tried again tomorrow.
  if (refusal) return remindAt(tx, requestId, addDays(now, 1))
  const first = await markReminded(tx, { requestId, now })
  if (!first) return
  const link = await createGuestLink(tx, services, requestId, 'connector', request.connectorLanguage)
  await queueMail(
    tx,
    services,
    mailIn(request.connectorLanguage, () => reminderMail({ ...participants, to, link })),
  )
}
