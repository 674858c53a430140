import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { ConnectorReply } from './asks.contract.ts'
import { asksMessages } from './asks.messages.ts'
import { editMessage } from '../requests/edit-message.ts'
import { getRequest, moveRequest, type RequestRow } from '../requests/move-request.ts'
import { snoozeUntil } from '../requests/requests.rules.ts'
import { stageOf } from '../requests/vocabulary.rules.ts'

/**
 * Moves the request by the connector's reply. The caller has checked that it is the connector. Announces one of the
 * kinds accepted (they write themselves), accepted_asking_target, name_drop, declined and later. The same reply again
 * changes nothing.
 */
export async function applyConnectorReply(
  tx: Tx,
  services: Services,
  requestId: string,
  reply: ConnectorReply,
): Promise<RequestRow> {
  const row = await getRequest(tx, requestId)
  const stage = stageOf(row.rawStatus)
  const repeats = stage === 'declined' && reply.reply === 'decline'
  if (stage !== 'awaiting_connector' && stage !== 'connector_replied' && !repeats)
    throw fail('conflict', asksMessages.noReplyNeeded())
  const by = 'connector'
  switch (reply.reply) {
    case 'accept': {
      if (reply.message !== undefined && reply.message !== row.message)
        await editMessage(tx, services, row, reply.message)
      const kind = reply.with === 'ask_target' ? 'accepted_asking_target' : 'accepted'
      return moveRequest(tx, services, requestId, {
        to: 'accepted',
        by,
        kind,
        note: reply.note,
        repliedWith: reply.with,
      })
    }
    case 'name_drop':
      return moveRequest(tx, services, requestId, {
        to: 'accepted',
        by,
        kind: 'name_drop',
        note: reply.note,
        repliedWith: 'name_drop',
      })
    case 'decline': {
      const note = reply.note ? `${reply.reason}: ${reply.note}` : reply.reason
      return moveRequest(tx, services, requestId, { to: 'declined', by, kind: 'declined', note })
    }
    case 'later':
  }
  if (stage !== 'awaiting_connector') throw fail('conflict', asksMessages.alreadySaidYes())
  const snoozedUntil = snoozeUntil(reply.until, services.now())
  return moveRequest(tx, services, requestId, { to: 'pending', by, kind: 'later', snoozedUntil })
}
