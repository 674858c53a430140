import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import { mailIn, queueMail } from '@wellmet/platform/mail/mail.ts'
import { findAskOf, lockAskOf } from '../asks/find-ask.ts'
import { participantsOf } from '../asks/participants.ts'
import { targetAddress } from '../asks/save-target-address.ts'
import { createGuestLink } from '../guest-links/create-guest-link.ts'
import { mayNotBeMailed } from '../refusals/may-not-be-mailed.ts'
import { recordTargetAsked } from '../moves/record-target-asked.ts'
import { consentMail } from './guest-pages.mails.ts'

/**
 * Asks the target for consent, once for each ask. A target who refused all requests, or was erased, gets no email. To
 * everybody else that looks like no answer, because a refusal is shown to nobody.
 */
export async function emailTarget({ tx, services }: ReactionContext, requestId: string): Promise<void> {
  await lockAskOf(tx, requestId)
  const found = await findAskOf(tx, requestId)
  if (!found || found.request.stage !== 'connector_replied') return
  const { request, ask } = found
  const address = targetAddress(request, ask)
  if (request.repliedWith !== 'ask_target' || !request.isAddressProven || request.targetAskedAt || !address) return
  await recordTargetAsked(tx, services, requestId)
  if (await mayNotBeMailed(tx, services, address)) return
  const link = await createGuestLink(tx, services, requestId, 'target', request.writtenIn)
  const { isBlind, isEdited, message } = request
  const addressFrom = ask.targetAddress === null ? 'asker' : 'connector'
  await queueMail(
    tx,
    services,
    mailIn(request.writtenIn, () =>
      consentMail({ ...participantsOf(request), to: address, link, text: message, isBlind, isEdited, addressFrom }),
    ),
  )
}
