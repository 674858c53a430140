import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import { isMailAddress, queueMail } from '@wellmet/platform/mail/mail.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { noteTargetAsked } from '../requests/note-target-asked.ts'
import { stageOf } from '../requests/vocabulary.rules.ts'
import { participantsOf } from './participants.ts'
import { questionMail } from './letters.mails.ts'
import {
  findRequestDetails,
  findLetter,
  findRefusal,
  lockLetter,
  type RequestDetailsRow,
  type LetterRow,
} from './letters.store.ts'
import { makeLink } from './open-link.ts'

/** Where the target can be written to: what the connector said goes before what the asker knew. */
export const targetAddress = (request: RequestDetailsRow, letter: LetterRow): string | null => {
  const address = letter.targetAddress ?? request.target.email ?? null
  return address !== null && isMailAddress(address) ? address : null
}

/**
 * The number by which somebody who wants no questions is known. Of the address alone, which only they can read: whoever
 * is given as its owner may be somebody else.
 */
export const refusalKeys = (services: Services, address: string): string[] =>
  personKeys(services.config.SECRET).of({ emails: [address], phones: [] })

/**
 * Asks the target, once for each ask. Somebody who wants no questions gets none, and to everybody else it looks as if
 * they had not answered: that they refused is theirs to tell.
 */
export async function writeToTarget({ tx, services }: ReactionContext, requestId: string): Promise<void> {
  await lockLetter(tx, { requestId })
  const [request, letter] = [await findRequestDetails(tx, { requestId }), await findLetter(tx, { requestId })]
  if (!request || !letter || stageOf(request.rawStatus) !== 'connector_replied') return
  const address = targetAddress(request, letter)
  if (request.answeredWith !== 'ask_target' || request.targetAskedAt || !address) return
  await noteTargetAsked(tx, services, requestId)
  const refused = await findRefusal(tx, { keys: refusalKeys(services, address) })
  if (refused) return
  const link = await makeLink(tx, services, requestId, 'target')
  const { isBlind, message } = request
  await queueMail(
    tx,
    services.config.PUBLIC_URL,
    questionMail({ ...participantsOf(request), to: address, link, text: message, isBlind }),
  )
}
