import { fail, type Problem } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { findAskerIn } from '../drafts/blind.rules.ts'
import type { ConnectorReply } from './asks.contract.ts'
import { asksMessages } from './asks.messages.ts'
import { findRequestDetails } from './asks.store.ts'
import { updateAddressProof } from '../proven-addresses/update-address-proof.ts'
import { editMessage } from '../requests/edit-message.ts'
import { moveRequest } from '../moves/move-request.ts'
import { getRequest, type RequestRow } from '../moves/lock-request.ts'
import { snoozeUntil } from '../requests/requests.rules.ts'

const mayNotAskTarget = ({ connector, connectorUser, target }: RequestRow): Problem => {
  const names = { connector: connector.name, target: target.name }
  return fail(
    'conflict',
    connectorUser ? asksMessages.confirmAddressFirst(names) : asksMessages.addressNotProven(names),
  )
}

/**
 * Of a blind request: what goes to the target before their yes names no asker, and the asker cannot mention anybody
 * without naming themselves.
 */
async function expectBlind(tx: Tx, row: RequestRow, reply: ConnectorReply, textField: string): Promise<void> {
  if (!row.isBlind) return
  const details = present(await findRequestDetails(tx, { requestId: row.id }))
  const names = { asker: details.askerName, target: row.target.name }
  if (reply.reply === 'name_drop') throw fail('conflict', asksMessages.mentionNamesAsker(names))
  if (reply.reply !== 'accept') return
  const text = reply.message ?? (reply.with === 'ask_target' ? row.message : '')
  const asker = { name: details.askerName, workspace: details.workspaceName, address: details.askerAddress }
  const found = findAskerIn(text, asker)
  if (found === null) return
  const message = asksMessages.messageNamesAsker({ ...names, found })
  throw fail('unprocessable', message, { errors: [{ field: textField, message }] })
}

/**
 * Moves the request by the connector's reply. The caller has checked that it is the connector, or the mailbox that the
 * asker gave for them: then they do not speak to the target in the connector's name. Announces one of the
 * kinds accepted (they write themselves), accepted_asking_target, name_drop, declined and later. The same reply again
 * changes nothing.
 */
export async function applyConnectorReply(
  tx: Tx,
  services: Services,
  requestId: string,
  reply: ConnectorReply,
  /** What the caller's form calls the message. */
  textField = 'message',
): Promise<RequestRow> {
  const row = await getRequest(tx, requestId)
  const stage = row.stage
  const repeats = stage === 'declined' && reply.reply === 'decline'
  if (stage !== 'awaiting_connector' && stage !== 'connector_replied' && !repeats)
    throw fail('conflict', asksMessages.noReplyNeeded())
  await expectBlind(tx, row, reply, textField)
  const isProven = await updateAddressProof(tx, services, requestId)
  if (reply.reply === 'accept' && reply.with === 'ask_target' && !isProven) throw mayNotAskTarget(row)
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
      const { reason = '' } = reply
      const note = reply.note ? `${reason}: ${reply.note}` : reply.reason
      return moveRequest(tx, services, requestId, { to: 'declined', by, kind: 'declined', note })
    }
    case 'later':
  }
  if (stage !== 'awaiting_connector') throw fail('conflict', asksMessages.alreadySaidYes())
  const snoozedUntil = snoozeUntil(reply.until, services.now())
  return moveRequest(tx, services, requestId, { to: 'pending', by, kind: 'later', snoozedUntil })
}
