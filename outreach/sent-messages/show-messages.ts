import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { openContent } from './message-content.ts'
import { messageWords } from './message-words.rules.ts'
import { mostShown, type MessageState, type SentMessage } from './sent-messages.contract.ts'
import { listMessagesOfSteps, listOwnMessages } from './sent-messages.store.ts'

type Row = Awaited<ReturnType<typeof listMessagesOfSteps>>[number]

/** While a provider is asked, a message still waits for its writer. */
const shownState = (state: Row['state']): MessageState =>
  state === 'drafting' || state === 'sending' ? 'waiting' : state

function toMessage(row: Omit<Row, 'sequenceId' | 'step'>, now: Date): SentMessage {
  const state = shownState(row.state)
  const sendAt = row.state === 'waiting' && row.sendAt > now ? row.sendAt : null
  return {
    id: row.id,
    to: row.address,
    from: row.from,
    requestId: row.requestId,
    state,
    reason: row.reason,
    ...messageWords({ state, reason: row.reason, sendAt, isForHours: row.waitsFor !== null }),
    writtenAt: row.writtenAt.toISOString(),
    sendAt: sendAt?.toISOString() ?? null,
    sentAt: state === 'sent' ? (row.settledAt?.toISOString() ?? null) : null,
  }
}

/** One of the viewer. */
export async function showMessage(tx: Tx, { services }: MemberCall, id: string): Promise<SentMessage> {
  const [row] = await listOwnMessages(tx, { id, limit: 1 })
  if (!row) throw notFound('message')
  return toMessage(row, services.now())
}

export const showMessages = ({ db, services }: MemberCall) =>
  db.reading(async (tx) => ({
    items: (await listOwnMessages(tx, { id: null, limit: mostShown })).map((row) => ({
      ...toMessage(row, services.now()),
      unsent: unsentOf(services, row.id, row.content),
    })),
  }))

function unsentOf(services: Services, id: string, content: string | null) {
  if (content === null) return null
  const { subject, text: message } = openContent(services, id, content)
  return { subject, message }
}

/** What became of the steps of follow-ups that were sent from here, by sequence and step. */
export async function findMessagesOfSteps(
  tx: Tx,
  services: Services,
  sequences: readonly string[],
): Promise<Map<string, SentMessage>> {
  const rows = await listMessagesOfSteps(tx, { sequences: [...sequences] })
  return new Map(rows.map((row) => [`${row.sequenceId}/${row.step}`, toMessage(row, services.now())]))
}
