import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { isMailAddress, queueMail } from '@wellmet/platform/mail/mail.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { answerRequest } from '../requests/answer-request.ts'
import { moveRequest } from '../requests/move-request.ts'
import { remindAt } from './write-to-connector.ts'
import { participantsOf } from './participants.ts'
import type { ConnectorAnswer, Letter, LetterRules } from './letters.contract.ts'
import { saveAddress } from './save-address.ts'
import { keepLetterRules } from './letter-rules.ts'
import { forwardMail } from './letters.mails.ts'
import { letterState, linkDays, mayAnswer, mayPostponeTo } from './letters.rules.ts'
import { forgetReminder, lockLetter, markAnswered, prolongLinks } from './letters.store.ts'
import { openLink, type Opened } from './open-link.ts'
import { toLetter } from './show-letter.ts'

const day = 86_400_000

/** By the link and no account. A second answer finds the first, and is shown it. */
export const answerLetter = (call: Call, token: string, answer: ConnectorAnswer): Promise<Letter> =>
  call.db.asSystem(async (tx) => {
    const { services } = call
    const { request } = await openLink(tx, services, token, ['connector'])
    await lockLetter(tx, request)
    const opened = await openLink(tx, services, token, ['connector'])
    if (!mayAnswer(letterState(opened.standing), answer.answer)) return toLetter(tx, opened)
    await take(tx, services, opened, answer)
    await markAnswered(tx, { tokenHash: opened.tokenHash, now: services.now() })
    return toLetter(tx, await openLink(tx, services, token, ['connector']))
  })

async function take(tx: Tx, services: Services, opened: Opened, answer: ConnectorAnswer): Promise<void> {
  const { requestId } = opened.request
  switch (answer.answer) {
    case 'accept':
      return accept(tx, services, opened, answer)
    case 'decline':
      await answerRequest(tx, services, requestId, answer)
      return
    case 'later':
      return postpone(tx, services, requestId, answer.until)
    case 'sent':
      // Also without having said yes before: whoever forwards the mail as it came has said it.
      if (opened.standing.stage === 'awaiting_connector')
        await answerRequest(tx, services, requestId, { answer: 'accept', with: 'introduce' })
      await moveRequest(tx, services, requestId, { to: 'intro_sent', by: 'connector', kind: 'forwarded' })
  }
}

type Accept = Extract<ConnectorAnswer, { answer: 'accept' }>

async function accept(tx: Tx, services: Services, { request }: Opened, answer: Accept): Promise<void> {
  const { requestId, connectorAddress } = request
  const message = answer.text === undefined ? {} : { message: answer.text }
  if (answer.how === 'name_drop') {
    await answerRequest(tx, services, requestId, { answer: 'name_drop' })
    return
  }
  if (answer.how === 'ask_target') {
    await saveAddress(tx, requestId, answer.targetEmail)
    // What the target is asked is a reaction, the same for members who answer in the product.
    await answerRequest(tx, services, requestId, { answer: 'accept', with: 'ask_target', ...message })
    return
  }
  await answerRequest(tx, services, requestId, { answer: 'accept', with: 'introduce', ...message })
  if (!connectorAddress || !isMailAddress(connectorAddress)) return
  const [to, text] = [connectorAddress, answer.text ?? request.message]
  await queueMail(
    tx,
    services.config.PUBLIC_URL,
    forwardMail({ ...participantsOf(request), to, subject: request.subject, text }),
  )
}

/** The link works until well after that day, on which they are asked once more. */
async function postpone(tx: Tx, services: Services, requestId: string, until: string): Promise<void> {
  if (!mayPostponeTo(until, services.now())) {
    const errors = [{ field: 'until', message: 'must be after today and within half a year' }]
    throw fail('unprocessable', 'Pick a day after today, within half a year.', { errors })
  }
  const wanted = new Date(until).toISOString()
  const { snoozedUntil } = await answerRequest(tx, services, requestId, { answer: 'later', until: wanted })
  const expiresAt = new Date(present(snoozedUntil).getTime() + linkDays.connector * day)
  await prolongLinks(tx, { requestId, expiresAt })
  await forgetReminder(tx, { requestId })
  await remindAt(tx, requestId, present(snoozedUntil))
}

/** Holds for this workspace from now on; also by the link of a closing note. */
export const changeLetterRules = (call: Call, token: string, rules: LetterRules): Promise<Letter> =>
  call.db.asSystem(async (tx) => {
    const opened = await openLink(tx, call.services, token, ['connector', 'outcome'])
    await keepLetterRules(tx, call.services, opened.request, rules)
    return toLetter(tx, opened)
  })
