import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { isMailAddress, mailIn, queueMail } from '@wellmet/platform/mail/mail.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { applyConnectorReply } from '../asks/apply-connector-reply.ts'
import { lockAskOf } from '../asks/find-ask.ts'
import { participantsOf } from '../asks/participants.ts'
import { postponeAsk } from '../asks/postpone-ask.ts'
import { reportIntroduction } from '../asks/report-introduction.ts'
import { saveTargetAddress } from '../asks/save-target-address.ts'
import { markGuestLinkUsed } from '../guest-links/open-guest-link.ts'
import { updateAddressProof } from '../proven-addresses/update-address-proof.ts'
import type { AskPage, GuestReply, GuestRules } from './guest-pages.contract.ts'
import { forwardMail } from './guest-pages.mails.ts'
import { guestPagesMessages } from './guest-pages.messages.ts'
import { mayReply, pageStateOf } from './guest-pages.rules.ts'
import { saveGuestRules } from './guest-rules.ts'
import { openGuestPage, withGuestPage, type OpenedPage } from './open-guest-page.ts'
import { postponeWhilePaused } from './postpone-while-paused.ts'
import { toAskPage } from './show-guest-pages.ts'

/** A connector's reply by the guest link. A second reply changes nothing and shows the first. */
export const replyAsGuest = (call: Call, token: string, reply: GuestReply): Promise<AskPage> =>
  withGuestPage(call, token, ['connector'], async (tx, { request }) => {
    const { services } = call
    await lockAskOf(tx, request.requestId)
    const opened = await openGuestPage(tx, services, token, ['connector'])
    if (!mayReply(pageStateOf(opened.standing), reply.reply)) return toAskPage(tx, services, opened)
    await apply(tx, services, opened, reply)
    await markGuestLinkUsed(tx, services, opened.tokenHash)
    return toAskPage(tx, services, await openGuestPage(tx, services, token, ['connector']))
  })

async function apply(tx: Tx, services: Services, opened: OpenedPage, reply: GuestReply): Promise<void> {
  const { requestId } = opened.request
  switch (reply.reply) {
    case 'accept':
      return accept(tx, services, opened, reply)
    case 'decline':
      await applyConnectorReply(tx, services, requestId, reply)
      return
    case 'later':
      return postponeAsk(tx, services, requestId, reply.until)
    case 'sent':
      return reportIntroduction(tx, services, requestId)
  }
}

type Accept = Extract<GuestReply, { reply: 'accept' }>

async function accept(tx: Tx, services: Services, { request }: OpenedPage, reply: Accept): Promise<void> {
  const { requestId, connectorAddress } = request
  const message = reply.text === undefined ? {} : { message: reply.text }
  if (reply.how === 'name_drop') {
    await applyConnectorReply(tx, services, requestId, { reply: 'name_drop' })
    return
  }
  if (reply.how === 'ask_target') {
    await saveTargetAddress(tx, services, requestId, reply.targetEmail)
    // A reaction emails the target, as it does for members who reply in the product.
    await applyConnectorReply(tx, services, requestId, { reply: 'accept', with: 'ask_target', ...message }, 'text')
    return
  }
  await applyConnectorReply(tx, services, requestId, { reply: 'accept', with: 'introduce', ...message }, 'text')
  if (!connectorAddress || !isMailAddress(connectorAddress)) return
  const { subject, isBlind, message: written } = request
  const [to, text] = [connectorAddress, reply.text ?? written]
  const isEdited = request.isEdited || text !== written
  await queueMail(
    tx,
    services,
    mailIn(request.connectorLanguage, () =>
      forwardMail({ ...participantsOf(request), to, subject, text, isBlind, isEdited }),
    ),
  )
}

/**
 * The rules hold for this workspace from now on. The link in the email about the outcome may change them too. Fails where
 * only the asker vouches for the address.
 */
export const changeGuestRules = (call: Call, token: string, rules: GuestRules): Promise<AskPage> =>
  withGuestPage(call, token, ['connector', 'outcome'], async (tx, { request }) => {
    const { services } = call
    if (!(await updateAddressProof(tx, services, request.requestId)))
      throw fail('conflict', guestPagesMessages.rulesNotProven(participantsOf(request).asker))
    await saveGuestRules(tx, services, request, rules)
    await postponeWhilePaused(tx, services, request, rules.quietUntil)
    return toAskPage(tx, services, await openGuestPage(tx, services, token, ['connector', 'outcome']))
  })
