import { fail, notFound, type Problem } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { mailIn, queueMail } from '@wellmet/platform/mail/mail.ts'
import { currentLanguage, readLanguage } from '@wellmet/platform/messages/locale.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import { getRequest } from '@wellmet/introductions/moves/lock-request.ts'
import { listTexts } from '../content/list-texts.ts'
import { thankYou } from '../content/kinds.ts'
import { cardText } from './card-text.rules.ts'
import { isSame, readCards, readThankYous } from './show-thank-yous.ts'
import { mostCards, type ThankYous } from './thank-yous.contract.ts'
import { thankYouMail } from './thank-yous.mails.ts'
import { thankYousMessages as m } from './thank-yous.messages.ts'
import { deleteCard, findTeammate, findWorkspaceName, insertCard, listOpened } from './thank-yous.store.ts'

/** Asks once. A teammate also finds the question in the app; others have the link in the email alone. */
export const askForCard = (call: MemberCall, requestId: string): Promise<ThankYous> =>
  call.db.transaction(async (tx) => {
    const { viewer, services } = call
    const { workspaceId, userId } = viewer
    const opened = (await listOpened(tx)).find((one) => one.requestId === requestId)
    if (!opened) throw await whyNot(tx, requestId, userId)
    const { connector } = opened
    const mine = (await readCards(tx, workspaceId, null)).filter((card) => card.userId === userId)
    if (mine.some((card) => isSame(card, opened))) throw fail('conflict', m.alreadyAsked({ connector }))
    if (mine.length >= mostCards) throw fail('conflict', m.tooMany({ most: mostCards }))
    const to = await addressOf(tx, workspaceId, opened)
    if (!to) throw fail('unprocessable', m.noAddress({ connector }))
    const [id, token, now] = [newId(), newSecret(), services.now()]
    await insertCard(tx, { id, workspaceId, userId, requestId, tokenHash: hashSecret(token), now })
    const text = cardText(opened, await listTexts(tx, workspaceId, thankYou))
    await mailQuestion(tx, call, { id, token, text, connector, ...to })
    return await readThankYous(tx, call)
  })

async function whyNot(tx: Tx, requestId: string, userId: string): Promise<Problem> {
  const request = await getRequest(tx, requestId)
  return request.userId === userId ? fail('unprocessable', m.noDoor()) : notFound('introduction')
}

interface Opened {
  connectorUser: string | null
  connectorEmail: string | null
}

async function addressOf(tx: Tx, workspaceId: string, { connectorUser, connectorEmail }: Opened) {
  if (connectorUser === null) return connectorEmail === null ? null : { email: connectorEmail, language: null }
  // As the system: the address of a teammate is told to nobody
  return (await asSystem(tx, (system) => findTeammate(system, { workspaceId, userId: connectorUser }))) ?? null
}

interface Question {
  id: string
  token: string
  text: string
  connector: string
  email: string
  language: string | null
}

async function mailQuestion(
  tx: Tx,
  { viewer, services }: MemberCall,
  { id, token, text, connector, email, language }: Question,
): Promise<void> {
  const { workspaceId, userId, name } = viewer
  const { name: workspace } = await findWorkspaceName(tx, { workspaceId })
  const mail = mailIn(language === null ? currentLanguage() : readLanguage(language), () =>
    thankYouMail({
      id,
      sender: { userId, workspaceId },
      email,
      name,
      workspace,
      text,
      link: new URL(`/thank-you/${token}`, services.config.PUBLIC_URL).href,
    }),
  )
  // By the gate: within the caps, and not to a mailbox that wants no mail.
  if ((await queueMail(tx, services, mail)).is === 'refused') throw fail('unprocessable', m.notMailed({ connector }))
}

export const removeCard = (call: MemberCall, id: string): Promise<undefined> =>
  call.db.transaction(async (tx) => {
    const { workspaceId, userId } = call.viewer
    if ((await deleteCard(tx, { id, workspaceId, userId })) === 0) throw notFound('card')
    return undefined
  })
