import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { mailIn, queueMail } from '@wellmet/platform/mail/mail.ts'
import { suppressAddress } from '@wellmet/platform/mail/suppress-mailbox.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import type { TargetConsent } from '../asks/asks.contract.ts'
import { lockAskOf, saveTargetConsent } from '../asks/find-ask.ts'
import { participantsOf } from '../asks/participants.ts'
import { targetAddress } from '../asks/save-target-address.ts'
import { markGuestLinkUsed } from '../guest-links/open-guest-link.ts'
import { moveRequest } from '../moves/move-request.ts'
import type { ConsentPage } from './guest-pages.contract.ts'
import { introductionMail } from './guest-pages.mails.ts'
import { openGuestPage, withGuestPage, type OpenedPage } from './open-guest-page.ts'
import { toConsentPage } from './show-guest-pages.ts'

/**
 * A yes introduces the two. Anything else counts in the outcome statistics and is shown to nobody: the asker still sees
 * an ask without an answer. "Not now" may become a yes while the link works.
 */
export const saveConsent = (call: Call, token: string, consent: TargetConsent): Promise<ConsentPage> =>
  withGuestPage(call, token, ['target'], async (tx, { request }) => {
    const { services } = call
    await lockAskOf(tx, request.requestId)
    const opened = await openGuestPage(tx, services, token, ['target'])
    if (opened.ask.targetConsent === null || opened.ask.targetConsent === 'not_now')
      await apply(tx, services, opened, consent)
    return toConsentPage(services, await openGuestPage(tx, services, token, ['target']))
  })

async function apply(tx: Tx, services: Services, opened: OpenedPage, consent: TargetConsent): Promise<void> {
  const { requestId } = opened.request
  const now = services.now()
  const address = present(targetAddress(opened.request, opened.ask))
  await saveTargetConsent(tx, requestId, consent, now)
  await markGuestLinkUsed(tx, services, opened.tokenHash)
  if (consent === 'never') await suppressAddress(tx, services, address)
  if (consent === 'yes') return introduce(tx, services, opened, address)
  await moveRequest(tx, services, requestId, { to: 'declined', by: 'target', kind: 'target_declined' })
}

/** One email to each of the two. Both name the connector. */
async function introduce(tx: Tx, services: Services, { request }: OpenedPage, address: string): Promise<void> {
  const { requestId, message: text, isEdited } = request
  for (const to of ['asker', 'target'] as const)
    await queueMail(
      tx,
      services,
      mailIn(request.writtenIn, () =>
        introductionMail({ ...participantsOf(request), to, targetAddress: address, text, isEdited }),
      ),
    )
  await moveRequest(tx, services, requestId, { to: 'intro_sent', by: 'system', kind: 'introduced' })
  await moveRequest(tx, services, requestId, { to: 'target_replied', by: 'target', kind: 'target_agreed' })
}
