import type { Tx } from '@wellmet/platform/database/connection.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import type { By } from './introductions.contract.ts'
import { introductionChanged } from './requests.events.ts'
import { insertEvent, type RequestRow } from './requests.store.ts'
import { stageOf, type Stage } from './vocabulary.rules.ts'

export interface Happened {
  by: By
  kind: string
  from?: Stage | null
  to?: Stage
  note?: string | undefined
  at?: Date
}

/** A line of the timeline, told to whoever reacts. Without stages the request stays where it stands. */
export async function recordChange(tx: Tx, services: Services, row: RequestRow, happened: Happened): Promise<void> {
  const { by, kind, note, at = services.now() } = happened
  const from = happened.from === undefined ? stageOf(row.rawStatus) : happened.from
  const to = happened.to ?? stageOf(row.rawStatus)
  const { id: requestId, workspaceId, userId } = row
  await insertEvent(tx, { id: newId(), requestId, workspaceId, at, by, kind, from, to, note: note ?? null })
  await announce(tx, introductionChanged, { requestId, userId, workspaceId, by, kind, from, to })
}
