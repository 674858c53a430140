import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { Answer } from './asks.contract.ts'
import { noteChange } from './note-change.ts'
import { getRequest, moveRequest } from './move-request.ts'
import { snoozeUntil } from './requests.rules.ts'
import { updateContent, type RequestRow } from './requests.store.ts'
import { stageOf } from './vocabulary.rules.ts'

/**
 * What the connector says, signed in or by a link; as the system, by a caller who knows that it is the connector. Kinds
 * announced: accepted (they write themselves), accepted_asking_target, name_drop, declined, later. The same answer again
 * changes nothing.
 */
export async function answerRequest(
  tx: Tx,
  services: Services,
  requestId: string,
  answer: Answer,
): Promise<RequestRow> {
  const row = await getRequest(tx, requestId)
  const stage = stageOf(row.rawStatus)
  const repeats = stage === 'declined' && answer.answer === 'decline'
  if (stage !== 'awaiting_connector' && stage !== 'connector_replied' && !repeats)
    throw fail('conflict', 'This request is not waiting for an answer any more. There is nothing left to do.')
  const by = 'connector'
  switch (answer.answer) {
    case 'accept': {
      if (answer.message !== undefined && answer.message !== row.message) await edit(tx, services, row, answer.message)
      const kind = answer.with === 'ask_target' ? 'accepted_asking_target' : 'accepted'
      return moveRequest(tx, services, requestId, {
        to: 'accepted',
        by,
        kind,
        note: answer.note,
        answeredWith: answer.with,
      })
    }
    case 'name_drop':
      return moveRequest(tx, services, requestId, {
        to: 'accepted',
        by,
        kind: 'name_drop',
        note: answer.note,
        answeredWith: 'name_drop',
      })
    case 'decline': {
      const note = answer.note ? `${answer.reason}: ${answer.note}` : answer.reason
      return moveRequest(tx, services, requestId, { to: 'declined', by, kind: 'declined', note })
    }
    case 'later':
  }
  if (stage !== 'awaiting_connector') throw fail('conflict', 'You said yes already. Say no if it is too much.')
  const snoozedUntil = snoozeUntil(answer.until, services.now())
  return moveRequest(tx, services, requestId, { to: 'pending', by, kind: 'later', snoozedUntil })
}

async function edit(tx: Tx, services: Services, row: RequestRow, message: string): Promise<void> {
  const { id, subject, ask, context, isBlind, timeZone, connector } = row
  const now = services.now()
  await updateContent(tx, {
    id,
    subject,
    message,
    ask,
    context,
    isBlind,
    timeZone,
    connector: JSON.stringify(connector),
    now,
  })
  await noteChange(tx, services, row, { by: 'connector', kind: 'message_edited' })
}
