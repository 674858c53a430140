import { beforeCommit } from '@wellmet/platform/database/database.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import type { EventType, testEvent, WebhookEvent } from './webhooks.contract.ts'
import { deliverWebhookJob } from './webhooks.jobs.ts'
import { insertDeliveries, insertEvent, listTold } from './webhooks.store.ts'

export interface Happened {
  userId: string
  workspaceId: string
  type: EventType
  /** Ids and words of ours, nothing that somebody could want deleted. */
  data: WebhookEvent['data']
}

/**
 * Something happened to a member: their webhooks get the event, and can look it up for 30 days. In the transaction of what
 * happened, which must be their own or the system’s.
 */
export async function recordEvent(tx: Tx, services: Services, happened: Happened): Promise<void> {
  const { userId, workspaceId, type } = happened
  const told = await listTold(tx, { userId, workspaceId, type })
  await tell(tx, services, {
    ...happened,
    endpointIds: told.map(({ id }) => id),
  })
}

interface Telling extends Omit<Happened, 'type'> {
  type: EventType | typeof testEvent
  endpointIds: readonly string[]
}

/** Writes the event with a delivery for each of these endpoints, and returns their ids. */
export async function tell(tx: Tx, services: Services, telling: Telling): Promise<string[]> {
  const { userId, workspaceId, type, data, endpointIds } = telling
  const now = services.now()
  const eventId = newId(now.getTime())
  await insertEvent(tx, { id: eventId, userId, workspaceId, type, data: JSON.stringify(data), now })
  return addDeliveries(tx, services, { userId, workspaceId, eventId, endpointIds })
}

interface Deliveries {
  userId: string
  workspaceId: string
  eventId: string
  endpointIds: readonly string[]
}

export async function addDeliveries(tx: Tx, services: Services, adding: Deliveries): Promise<string[]> {
  const { endpointIds, ...of } = adding
  if (endpointIds.length === 0) return []
  const now = services.now()
  const ids = endpointIds.map(() => newId(now.getTime()))
  await insertDeliveries(tx, { ids, endpointIds: [...endpointIds], ...of, now })
  for (const endpointId of endpointIds) planDeliveries(tx, endpointId)
  return ids
}

/** The one job of a webhook, now or then; whatever was planned for another time is replaced. */
export const planDeliveries = (tx: Tx, endpointId: string, runAt?: Date): void => {
  const key = `webhook:${endpointId}`
  // Its row is the same for all transactions that send this webhook an event, and for the worker.
  beforeCommit(tx, key, (last) =>
    enqueue(last, deliverWebhookJob, { endpointId }, { key, ...(runAt ? { runAt } : {}) }),
  )
}
