import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { queueMail } from '@wellmet/platform/mail/mail.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { moveRequest } from '../requests/move-request.ts'
import { refusalKeys, targetAddress } from './write-to-target.ts'
import { participantsOf } from './participants.ts'
import type { Question, TargetAnswer } from './letters.contract.ts'
import { introductionMail } from './letters.mails.ts'
import { insertRefusal, keepTargetAnswer, lockLetter, markAnswered } from './letters.store.ts'
import { openLink, type Opened } from './open-link.ts'
import { toQuestion } from './show-letter.ts'

/**
 * A yes introduces the two. Anything else is kept for learning and told to nobody: to the asker it stays an ask that was
 * not answered yet. "Not now" may become a yes while the link works.
 */
export const answerQuestion = (call: Call, token: string, answer: TargetAnswer): Promise<Question> =>
  call.db.asSystem(async (tx) => {
    const { services } = call
    const { request } = await openLink(tx, services, token, ['target'])
    await lockLetter(tx, request)
    const opened = await openLink(tx, services, token, ['target'])
    if (opened.letter.targetAnswer === null || opened.letter.targetAnswer === 'not_now')
      await take(tx, services, opened, answer)
    return toQuestion(await openLink(tx, services, token, ['target']))
  })

async function take(tx: Tx, services: Services, opened: Opened, answer: TargetAnswer): Promise<void> {
  const { requestId } = opened.request
  const now = services.now()
  const address = present(targetAddress(opened.request, opened.letter))
  await keepTargetAnswer(tx, { requestId, answer, now })
  await markAnswered(tx, { tokenHash: opened.tokenHash, now })
  if (answer === 'never') await insertRefusal(tx, { keys: refusalKeys(services, address), now })
  if (answer === 'yes') return introduce(tx, services, opened, address)
  await moveRequest(tx, services, requestId, { to: 'declined', by: 'target', kind: 'target_declined' })
}

/** Two mails, one to each, and the connector named in both. */
async function introduce(tx: Tx, services: Services, { request }: Opened, address: string): Promise<void> {
  const { requestId, message } = request
  for (const to of ['asker', 'target'] as const)
    await queueMail(
      tx,
      services.config.PUBLIC_URL,
      introductionMail({ ...participantsOf(request), to, targetAddress: address, text: message }),
    )
  await moveRequest(tx, services, requestId, { to: 'intro_sent', by: 'system', kind: 'introduced' })
  await moveRequest(tx, services, requestId, { to: 'target_replied', by: 'target', kind: 'target_agreed' })
}
