import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { awaitSilence } from './await-silence.ts'
import { keepState, moveRequest, stateOf } from './move-request.ts'
import { noteChange } from './note-change.ts'
import { lockRequest } from './requests.store.ts'
import { nextSilence, remindersDue } from './turn.rules.ts'

/** Tells the asker that nobody has answered, and in the end takes it as no answer. */
export async function noticeSilence(tx: Tx, services: Services, requestId: string): Promise<void> {
  const row = await lockRequest(tx, { id: requestId })
  if (!row) return
  const now = services.now()
  const standing = stateOf(row)
  const silence = nextSilence(standing)
  if (!silence) return
  if (silence.at > now) return awaitSilence(tx, requestId, standing)
  if (silence.next === 'end') {
    await moveRequest(tx, services, requestId, { to: 'ghosted', by: 'system', kind: `${silence.of}_silent` })
    return
  }
  const reminded = { ...standing, reminders: remindersDue(standing, now) }
  await keepState(tx, requestId, reminded, now)
  await noteChange(tx, services, row, { by: 'system', kind: 'reminder', note: silence.of })
  await awaitSilence(tx, requestId, reminded)
}
