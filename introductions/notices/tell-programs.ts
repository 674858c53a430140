import type { EventType } from '@wellmet/account/webhooks/webhooks.contract.ts'
import { recordEvent } from '@wellmet/account/webhooks/record-event.ts'
import type { ReactionContext } from '@wellmet/platform/events/event.ts'
import type { By } from '../stages/stages.contract.ts'

interface Changed {
  requestId: string
  userId: string
  workspaceId: string
  by: By
  kind: string
  from: string | null
  to: string
}

const outcomes = new Set(['target_replied', 'meeting_booked', 'converted', 'declined'])

/** The line of the timeline that the asker sees, without its words. */
export async function tellPrograms({ tx, services }: ReactionContext, changed: Changed): Promise<void> {
  const { requestId, userId, workspaceId, by, kind, from, to } = changed
  const types: EventType[] = [from === null ? 'introduction.created' : 'introduction.changed']
  if (from !== to && outcomes.has(to)) types.push('outcome.recorded')
  const data = { requestId, kind, by, from, to }
  for (const type of types) await recordEvent(tx, services, { userId, workspaceId, type, data })
}
