import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import { isMailAddress, queueMail } from '@wellmet/platform/mail/mail.ts'
import { stageOf } from '../requests/vocabulary.rules.ts'
import { participantsOf } from './participants.ts'
import { letterRulesOf } from './letter-rules.ts'
import { closingMail } from './letters.mails.ts'
import { closingWords } from './letters.rules.ts'
import { findRequestDetails, markClosed } from './letters.store.ts'
import { makeLink } from './open-link.ts'

/** Tells the connector what became of it: once, in one line, unless they want to hear nothing. */
export async function closeLoop({ tx, services }: ReactionContext, requestId: string): Promise<void> {
  const request = await findRequestDetails(tx, { requestId })
  if (!request?.connectorAddress || !isMailAddress(request.connectorAddress)) return
  const cast = participantsOf(request)
  const wasSent = request.sentAt !== null
  const news = closingWords(stageOf(request.rawStatus), cast.asker.name, cast.target.name, wasSent)
  if (!news || !(await letterRulesOf(tx, request)).tellsOutcomes) return
  const first = await markClosed(tx, { requestId, now: services.now() })
  if (!first) return
  const link = await makeLink(tx, services, requestId, 'outcome')
  await queueMail(tx, services.config.PUBLIC_URL, closingMail({ ...cast, to: request.connectorAddress, news, link }))
}
