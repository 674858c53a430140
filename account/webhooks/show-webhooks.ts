import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { toEvent } from './send-delivery.ts'
import {
  eventTypes,
  type EventType,
  type MembersWebhook,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
} from './webhooks.contract.ts'
import {
  listDeliveries,
  listEvents,
  listWebhooks,
  listWebhooksInWorkspace,
  type DeliveryRow,
  type WebhookRow,
} from './webhooks.store.ts'

export interface PageAsked {
  limit: number
  cursor?: string | undefined
}

const ofViewer = ({ viewer }: MemberCall) => ({ userId: viewer.userId, workspaceId: viewer.workspaceId })

export const showWebhooks = (call: MemberCall): Promise<{ items: Webhook[]; next: null }> =>
  call.db.reading(async (tx) => ({ items: (await listWebhooks(tx, ofViewer(call))).map(toWebhook), next: null }))

/** Without paths, which may hold a credential. */
export const showWebhooksOfMembers = (call: MemberCall): Promise<{ items: MembersWebhook[]; next: null }> =>
  // As the system: each member sees only their own
  call.db.asSystem(async (tx) => {
    const rows = await listWebhooksInWorkspace(tx, { workspaceId: call.viewer.workspaceId })
    const items = rows.map(({ userId, userName, url, lastDeliveredAt, createdAt, ...row }) => ({
      ...row,
      host: new URL(url).host,
      owner: { userId, name: userName },
      lastDeliveredAt: lastDeliveredAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
    }))
    return { items, next: null }
  })

export const showEventTypes = () => ({
  items: Object.entries(eventTypes).map(([type, about]) => ({ type: type as EventType, about: about() })),
})

export const showEvents = (
  call: MemberCall,
  { limit, cursor, type }: PageAsked & { type?: EventType | undefined },
): Promise<{ items: WebhookEvent[]; next: string | null }> =>
  call.db.reading(async (tx) => {
    const asked = { ...ofViewer(call), type: type ?? null, beforeId: cursor ?? null, limit: limit + 1 }
    const rows = await listEvents(tx, asked)
    const page = rows.slice(0, limit).map((row) => ({ ...row, eventId: row.id }))
    return { items: page.map(toEvent), next: rows.length > limit ? (page.at(-1)?.id ?? null) : null }
  })

export const showDeliveries = (
  call: MemberCall,
  endpointId: string,
  { limit, cursor }: PageAsked,
): Promise<{ items: WebhookDelivery[]; next: string | null }> =>
  call.db.reading(async (tx) => {
    const webhooks = await listWebhooks(tx, ofViewer(call))
    if (!webhooks.some(({ id }) => id === endpointId)) throw notFound('webhook')
    const asked = { ...ofViewer(call), endpointId, beforeId: cursor ?? null, onlyId: null, limit: limit + 1 }
    const rows = await listDeliveries(tx, asked)
    const page = rows.slice(0, limit)
    return { items: page.map(toDelivery), next: rows.length > limit ? (page.at(-1)?.id ?? null) : null }
  })

export async function getDelivery(tx: Tx, call: MemberCall, endpointId: string, id: string): Promise<DeliveryRow> {
  const asked = { ...ofViewer(call), endpointId, beforeId: null, onlyId: id, limit: 1 }
  const [row] = await listDeliveries(tx, asked)
  if (!row) throw notFound('delivery')
  return row
}

export const toWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  name: row.name,
  url: row.url,
  eventTypes: row.eventTypes as EventType[],
  state: row.state,
  offBecause: row.offBecause,
  failingSince: row.failingSince?.toISOString() ?? null,
  lastDeliveredAt: row.lastDeliveredAt?.toISOString() ?? null,
  lastFailure: row.lastFailedAt && {
    status: row.lastStatus,
    problem: row.lastProblem,
    at: row.lastFailedAt.toISOString(),
  },
  createdAt: row.createdAt.toISOString(),
})

export const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  event: toEvent(row),
  state: row.state,
  tries: row.tries,
  triedAt: row.triedAt?.toISOString() ?? null,
  nextTryAt: row.state === 'waiting' ? row.dueAt.toISOString() : null,
  status: row.status,
  problem: row.problem,
  answer: row.answer,
})
