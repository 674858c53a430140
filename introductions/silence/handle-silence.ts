import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { scheduleSilenceCheck } from './schedule-silence-check.ts'
import { saveState, moveRequest, stateOf } from '../moves/move-request.ts'
import { recordChange } from '../moves/record-change.ts'
import { findRequest } from '../moves/lock-request.ts'
import { nextSilence, remindersDue } from './silence.rules.ts'

/** Tells the asker that nobody has answered, and in the end takes it as no answer. */
export async function handleSilence(tx: Tx, services: Services, requestId: string): Promise<void> {
  const row = await findRequest(tx, requestId)
  if (!row) return
  const now = services.now()
  const standing = stateOf(row)
  const silence = nextSilence(standing)
  if (!silence) return
  if (silence.at > now) return scheduleSilenceCheck(tx, requestId, standing)
  if (silence.next === 'end') {
    await moveRequest(tx, services, requestId, { to: 'ghosted', by: 'system', kind: `${silence.of}_silent` })
    return
  }
  const reminded = { ...standing, reminders: remindersDue(standing, now) }
  await saveState(tx, row, reminded, now)
  await recordChange(tx, services, row, { by: 'system', kind: 'reminder', note: silence.of })
  await scheduleSilenceCheck(tx, requestId, reminded)
}
