import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import { inLocale, sourceLocale } from '@wellmet/platform/messages/locale.ts'
import { queueMail } from '@wellmet/platform/mail/mail.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { findAskOf, lockAskOf } from '../asks/find-ask.ts'
import { participantsOf } from '../asks/participants.ts'
import { targetAddress } from '../asks/save-target-address.ts'
import { createGuestLink } from '../guest-links/create-guest-link.ts'
import { recordTargetAsked } from '../requests/record-target-asked.ts'
import { stageOf } from '../requests/vocabulary.rules.ts'
import { consentMail } from './guest-pages.mails.ts'
import { findRefusal } from './guest-pages.store.ts'

/**
 * The keys under which a refusal is saved. They are made from the address alone, because only its owner reads what is
 * sent there: the name beside it may be somebody else's.
 */
export const refusalKeys = (services: Services, address: string): string[] =>
  personKeys(services.config.SECRET).of({ emails: [address], phones: [] })

/**
 * Asks the target for consent, once for each ask. A target who refused all requests gets no email. To everybody else
 * that looks like no answer, because a refusal is shown to nobody.
 */
export async function emailTarget({ tx, services }: ReactionContext, requestId: string): Promise<void> {
  await lockAskOf(tx, requestId)
  const found = await findAskOf(tx, requestId)
  if (!found || stageOf(found.request.rawStatus) !== 'connector_replied') return
  const { request, ask } = found
  const address = targetAddress(request, ask)
  if (request.repliedWith !== 'ask_target' || request.targetAskedAt || !address) return
  await recordTargetAsked(tx, services, requestId)
  const refused = await findRefusal(tx, { keys: refusalKeys(services, address) })
  if (refused) return
  const link = await createGuestLink(tx, services, requestId, 'target')
  const { isBlind, message } = request
  await queueMail(
    tx,
    services.config.PUBLIC_URL,
    inLocale(sourceLocale, () =>
      consentMail({ ...participantsOf(request), to: address, link, text: message, isBlind }),
    ),
  )
}
