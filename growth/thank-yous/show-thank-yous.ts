import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import { listTexts } from '../content/list-texts.ts'
import { thankYou } from '../content/kinds.ts'
import { cardText } from './card-text.rules.ts'
import type { ThankYouCard, ThankYous } from './thank-yous.contract.ts'
import { listCards, listOpened, type CardRow } from './thank-yous.store.ts'

export const showThankYous = (call: MemberCall): Promise<ThankYous> =>
  call.db.transaction(async (tx) => readThankYous(tx, call))

export async function readThankYous(tx: Tx, { viewer }: MemberCall): Promise<ThankYous> {
  const { workspaceId, userId } = viewer
  const templates = await listTexts(tx, workspaceId, thankYou)
  const rows = await readCards(tx, workspaceId, null)
  const show = (row: CardRow): ThankYouCard => toCard(row, templates, userId)
  const mine = rows.filter((row) => row.userId === userId)
  return {
    cards: rows.filter((row) => row.userId === userId || row.state === 'agreed').map(show),
    candidates: (await listOpened(tx))
      .filter((one) => !mine.some((card) => isSame(card, one)))
      .map(({ requestId, connector, doors, connectorUser, connectorEmail }) => ({
        requestId,
        connector,
        doors,
        canBeAsked: connectorUser !== null || connectorEmail !== null,
      })),
    asked: rows.filter((row) => row.connectorUser === userId).map(show),
  }
}

/** With whom each thanks. */
export const readCards = (tx: Tx, workspaceId: string, id: string | null): Promise<CardRow[]> =>
  // As the system: requests are read by their askers alone, and of others only who is thanked and how often is told
  asSystem(tx, (system) => listCards(system, { workspaceId, id }))

interface Connector {
  connectorUser: string | null
  connectorPerson: string | null
}

export const isSame = (a: Connector, b: Connector): boolean =>
  a.connectorUser === b.connectorUser && a.connectorPerson === b.connectorPerson

const toCard = (row: CardRow, templates: readonly string[], userId: string): ThankYouCard => ({
  id: row.id,
  connector: row.connector,
  doors: row.doors,
  text: row.state === 'agreed' && row.doors > 0 ? cardText(row, templates) : null,
  state: row.state,
  by: row.by,
  isMine: row.userId === userId,
  askedAt: row.askedAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
})
