import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import { inLocale, sourceLocale } from '@wellmet/platform/messages/locale.ts'
import { isMailAddress, mailIn, queueMail } from '@wellmet/platform/mail/mail.ts'
import { createGuestLink } from '../guest-links/create-guest-link.ts'
import { readOutcomeNotices } from '../outcome-notices/read-outcome-notices.ts'
import { undoSeconds } from '../moves/undo.rules.ts'
import { outcomeMail } from './asks.mails.ts'
import { outcomeWords } from './asks.rules.ts'
import { findRequestDetails, markClosed } from './asks.store.ts'
import { participantsOf } from './participants.ts'

/**
 * Emails the connector what became of the introduction: once, in one line, unless their rules say no. It is handed over
 * when the asker can no longer take back what they recorded without anybody knowing.
 */
export async function emailOutcome({ tx, services }: ReactionContext, requestId: string): Promise<void> {
  const request = await findRequestDetails(tx, { requestId })
  if (!request?.connectorAddress || !isMailAddress(request.connectorAddress)) return
  const participants = participantsOf(request)
  const wasSent = request.sentAt !== null
  const { target } = participants
  const language = request.connectorLanguage ?? sourceLocale
  const news = inLocale(language, () => outcomeWords(request.stage, target.name, wasSent))
  if (!news) return
  const notice = (await readOutcomeNotices(tx, services, request.workspaceId, [requestId])).get(requestId)
  if (notice?.outcomeEmail !== 'will') return
  const now = services.now()
  const first = await markClosed(tx, { requestId, now })
  if (!first) return
  const to = request.connectorAddress
  const link = await createGuestLink(tx, services, requestId, 'outcome', language)
  const notBefore = new Date(now.getTime() + undoSeconds * 1000)
  await queueMail(
    tx,
    services,
    mailIn(language, () => outcomeMail({ ...participants, to, news, link, notBefore })),
  )
}
