import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { askConnector, schedule, type Asked } from './ask-connector.ts'
import { getRequest, moveRequest } from './move-request.ts'
import { isRawStatus, rawStatuses, stageOf, type RawStatus, type Stage } from './vocabulary.rules.ts'

export function readStatus(word: string): RawStatus {
  if (isRawStatus(word)) return word
  const accepted = rawStatuses.join(', ')
  throw fail('unprocessable', `“${word}” is no status. These are: ${accepted}.`, {
    errors: [{ field: 'status', message: `takes ${accepted}` }],
  })
}

export interface Wanted {
  status?: RawStatus | undefined
  /** Null takes the schedule back. */
  scheduledFor?: string | null | undefined
}

/** What the timeline calls it when the asker says where a request stands. */
const kinds: Record<Stage, string> = {
  drafted: 'reopened',
  awaiting_connector: 'asked',
  connector_replied: 'accepted',
  intro_sent: 'intro_sent',
  target_replied: 'target_replied',
  meeting_booked: 'meeting_booked',
  converted: 'converted',
  declined: 'declined',
  cancelled: 'cancelled',
}

/** The status and the time that the asker wants. A draft with a time is asked then; asked without one, now. */
export async function takeStatus(tx: Tx, services: Services, id: string, wanted: Wanted): Promise<Asked> {
  const { status, scheduledFor } = wanted
  const stage = status && stageOf(status)
  if (status && stage !== 'awaiting_connector')
    await moveRequest(tx, services, id, { to: status, by: 'asker', kind: kinds[stageOf(status)] })
  const row = await getRequest(tx, id)
  const isDraft = stageOf(row.rawStatus) === 'drafted'
  if (scheduledFor === null && isDraft && row.scheduledFor && stage !== 'awaiting_connector')
    await schedule(tx, services, row, null)
  if (scheduledFor) {
    if (!isDraft) throw fail('conflict', 'It was asked already. Only a draft can be given a time.')
    return askConnector(tx, services, row, new Date(scheduledFor))
  }
  if (stage === 'awaiting_connector' && isDraft) return askConnector(tx, services, row, null)
  if (status && stage === 'awaiting_connector')
    await moveRequest(tx, services, id, { to: status, by: 'asker', kind: kinds[stage] })
  return { joined: null, notice: null }
}
