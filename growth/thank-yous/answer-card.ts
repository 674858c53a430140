import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Call, MemberCall } from '@wellmet/platform/http/serve.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import { listTexts } from '../content/list-texts.ts'
import { thankYou } from '../content/kinds.ts'
import { cardText } from './card-text.rules.ts'
import { readCards, showThankYous } from './show-thank-yous.ts'
import type { Answer, ThankYouQuestion, ThankYous } from './thank-yous.contract.ts'
import { thankYousMessages as m } from './thank-yous.messages.ts'
import { answerCard, findByToken, listCards, type CardRow } from './thank-yous.store.ts'

/** In the app, by the teammate whom it thanks. */
export async function answerAsTeammate(call: MemberCall, id: string, answer: Answer): Promise<ThankYous> {
  const { workspaceId, userId } = call.viewer
  const [card] = await call.db.reading((tx) => readCards(tx, workspaceId, id))
  if (!card || card.connectorUser !== userId) throw notFound('card')
  // As the system: the card is of whoever says thanks, and only whoever is thanked answers
  await call.db.asSystem((tx) => save(tx, call, card, answer))
  return await showThankYous(call)
}

/** Opening the link changes nothing: mail scanners open links. */
export const showQuestion = ({ db }: Call, token: string): Promise<ThankYouQuestion> =>
  // As the system: whoever is thanked may have no account
  db.asSystem(async (tx) => toQuestion(tx, await getByToken(tx, token)))

export const answerQuestion = (
  call: Call,
  { token, answer }: { token: string; answer: Answer },
): Promise<ThankYouQuestion> =>
  // As the system: whoever is thanked may have no account
  call.db.asSystem(async (tx) => {
    await save(tx, call, (await getByToken(tx, token)).card, answer)
    return await toQuestion(tx, await getByToken(tx, token))
  })

const save = (tx: Tx, { services }: Pick<Call, 'services'>, { id, state }: CardRow, answer: Answer) =>
  answerCard(tx, {
    id,
    state: answer === 'agree' ? 'agreed' : state === 'agreed' || state === 'withdrawn' ? 'withdrawn' : 'declined',
    now: services.now(),
  })

interface Found {
  card: CardRow
  workspaceId: string
  workspace: string
}

async function getByToken(tx: Tx, token: string): Promise<Found> {
  const found = await findByToken(tx, { tokenHash: hashSecret(token) })
  const [card] = found ? await listCards(tx, { workspaceId: found.workspaceId, id: found.id }) : []
  if (!found || !card) throw fail('link_not_valid', m.linkNotValid())
  return { card, workspaceId: found.workspaceId, workspace: found.workspace }
}

const toQuestion = async (tx: Tx, { card, workspaceId, workspace }: Found): Promise<ThankYouQuestion> => ({
  workspace,
  by: card.by,
  text: cardText(card, await listTexts(tx, workspaceId, thankYou)),
  state: card.state,
})
