import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import { inLocale, sourceLocale } from '@wellmet/platform/messages/locale.ts'
import { isMailAddress, queueMail } from '@wellmet/platform/mail/mail.ts'
import { findConnectorRules } from '../connector-rules/save-connector-rules.ts'
import { createGuestLink } from '../guest-links/create-guest-link.ts'
import { stageOf } from '../requests/vocabulary.rules.ts'
import { outcomeMail } from './asks.mails.ts'
import { outcomeWords } from './asks.rules.ts'
import { findRequestDetails, markClosed } from './asks.store.ts'
import { participantsOf } from './participants.ts'

/** Emails the connector what became of the introduction: once, in one line, unless their rules say no. */
export async function emailOutcome({ tx, services }: ReactionContext, requestId: string): Promise<void> {
  const request = await findRequestDetails(tx, { requestId })
  if (!request?.connectorAddress || !isMailAddress(request.connectorAddress)) return
  const participants = participantsOf(request)
  const wasSent = request.sentAt !== null
  const { asker, target } = participants
  const news = inLocale(sourceLocale, () => outcomeWords(stageOf(request.rawStatus), asker.name, target.name, wasSent))
  if (!news || !(await findConnectorRules(tx, request)).tellsOutcomes) return
  const first = await markClosed(tx, { requestId, now: services.now() })
  if (!first) return
  const to = request.connectorAddress
  const link = await createGuestLink(tx, services, requestId, 'outcome')
  await queueMail(
    tx,
    services.config.PUBLIC_URL,
    inLocale(sourceLocale, () => outcomeMail({ ...participants, to, news, link })),
  )
}
