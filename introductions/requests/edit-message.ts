import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { recordChange } from '../moves/record-change.ts'
import { updateContent } from './requests.store.ts'
import type { RequestRow } from '../moves/lock-request.ts'

/** The message as the connector would rather send it. */
export async function editMessage(tx: Tx, services: Services, row: RequestRow, message: string): Promise<void> {
  const { id, subject, nextStep, context, isBlind, timeZone, connector, mailboxKey } = row
  const now = services.now()
  await updateContent(tx, {
    id,
    subject,
    message,
    nextStep,
    context,
    isBlind,
    timeZone,
    connector: JSON.stringify(connector),
    mailboxKey,
    now,
  })
  await recordChange(tx, services, row, { by: 'connector', kind: 'message_edited' })
}
