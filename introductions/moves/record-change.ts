import type { Tx } from '@wellmet/platform/database/connection.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import type { By } from '../stages/stages.contract.ts'
import { introductionChanged } from './moves.events.ts'
import { changeRecorded } from './moves.hooks.ts'
import { insertEvent, listEvents, type RequestRow } from './moves.store.ts'
import type { Stage } from '../stages/stages.rules.ts'

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
  const from = happened.from === undefined ? row.stage : happened.from
  const to = happened.to ?? row.stage
  const { id: requestId, workspaceId, userId } = row
  await insertEvent(tx, { id: newId(), requestId, workspaceId, at, by, kind, from, to, note: note ?? null })
  await runHook({ tx, services }, changeRecorded, { requestId })
  await announce(tx, introductionChanged, { requestId, userId, workspaceId, by, kind, from, to })
}

/** The timeline, oldest first. */
export const listChanges = (tx: Tx, requestId: string) => listEvents(tx, { requestId })
