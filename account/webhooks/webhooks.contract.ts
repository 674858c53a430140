import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, IdCursor, Name, Nothing, Page, secret, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { webhooksMessages } from './webhooks.messages.ts'

/** The events that a webhook can get. Their data are ids and words of ours: a program asks for the rest with a key. */
export const eventTypes = {
  'ask.received': webhooksMessages.askReceived,
  'contact.added': webhooksMessages.contactAdded,
  'import.finished': webhooksMessages.importFinished,
  'introduction.changed': webhooksMessages.introductionChanged,
  'introduction.created': webhooksMessages.introductionCreated,
  'outcome.recorded': webhooksMessages.outcomeRecorded,
} as const satisfies Record<string, () => string>

export type EventType = keyof typeof eventTypes
export const EventType = z.enum(Object.keys(eventTypes) as [EventType, ...EventType[]]).meta({ id: 'WebhookEventType' })

/** Sent only on request, to one endpoint, whatever it is subscribed to. */
export const testEvent = 'webhook.test'

export const mostEndpoints = 20
/** How long the old secret signs beside a new one. */
export const hoursOfOldSecret = 24
/** How long events and deliveries stay. */
export const eventDays = 30

export const WebhookState = z.enum(['unproven', 'working', 'failing', 'off']).meta({ id: 'WebhookState' })
export type WebhookState = z.infer<typeof WebhookState>

export const Webhook = z
  .object({
    id: Id,
    name: z.string(),
    url: z.string(),
    eventTypes: z.array(EventType),
    state: WebhookState.meta({
      description:
        '`unproven`: it has not taken a delivery yet. `failing`: the last tries all failed. `off`: gets no events',
    }),
    offBecause: z
      .enum(['paused', 'gone', 'failed_for_long'])
      .nullable()
      .meta({ description: '`gone`: it answered 410. `failed_for_long`: every try of five days failed' }),
    failingSince: Timestamp.nullable(),
    lastDeliveredAt: Timestamp.nullable(),
    lastFailure: z
      .object({ status: z.int().nullable(), problem: z.string().nullable(), at: Timestamp })
      .nullable()
      .meta({ description: 'Of the last try, if it failed' }),
    createdAt: Timestamp,
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.infer<typeof Webhook>

const Url = z
  .url({ protocol: /^https?$/, error: () => webhooksMessages.notUrl() })
  .max(2_000)
  .meta({ description: 'With https, at an address of the public internet' })

export const NewWebhook = z.strictObject({
  name: Name,
  url: Url,
  eventTypes: z.array(EventType).min(1).max(Object.keys(eventTypes).length),
})
export type NewWebhook = z.infer<typeof NewWebhook>

export const WebhookChange = z.strictObject({
  name: Name.optional(),
  eventTypes: NewWebhook.shape.eventTypes.optional(),
  isOn: z.boolean().optional().meta({ description: 'false pauses it; what happens meanwhile is not sent later' }),
})
export type WebhookChange = z.infer<typeof WebhookChange>

/** What an owner or admin sees of the webhooks of everybody. */
export const MembersWebhook = z
  .object({
    name: z.string(),
    host: z.string(),
    state: WebhookState,
    owner: z.object({ userId: Id, name: z.string() }),
    lastDeliveredAt: Timestamp.nullable(),
    createdAt: Timestamp,
  })
  .meta({ id: 'MembersWebhook' })
export type MembersWebhook = z.infer<typeof MembersWebhook>

/** Exactly what is sent, with its id. */
export const WebhookEvent = z
  .object({
    id: Id.meta({ description: 'The `webhook-id` header: the same in every try and replay' }),
    type: z.string(),
    timestamp: Timestamp,
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  })
  .meta({ id: 'WebhookEvent' })
export type WebhookEvent = z.infer<typeof WebhookEvent>

export const WebhookDelivery = z
  .object({
    id: Id,
    event: WebhookEvent,
    state: z.enum(['waiting', 'delivered', 'failed']),
    tries: z.int(),
    triedAt: Timestamp.nullable(),
    nextTryAt: Timestamp.nullable(),
    status: z.int().nullable().meta({ description: 'Of the last answer' }),
    problem: z.string().nullable().meta({ description: 'Why there was no answer' }),
    answer: z.string().nullable().meta({ description: 'The beginning of the last answer' }),
  })
  .meta({ id: 'WebhookDelivery' })
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const page = z.strictObject({
  limit: z.int().min(1).max(100).default(50),
  cursor: IdCursor.optional(),
})

const WithSecret = z.object({
  webhook: Webhook,
  secret: secret(z.string()).meta({ description: 'What deliveries are signed with, as in Standard Webhooks' }),
})

const proofMinutes = 10

export const webhooks = contract('webhooks', {
  list: {
    route: 'GET /api/webhooks',
    access: 'viewer',
    summary: 'My webhooks in this workspace',
    reply: Page(Webhook),
  },
  eventTypes: {
    route: 'GET /api/webhooks/event-types',
    access: 'viewer',
    summary: 'The events that a webhook can receive',
    reply: z.object({ items: z.array(z.object({ type: EventType, about: z.string() })) }),
  },
  create: {
    route: 'POST /api/webhooks',
    access: 'member',
    verifiedEmail: true,
    fresh: proofMinutes,
    keys: 'never',
    summary: 'Tell a program what happens; its secret is shown this once',
    body: NewWebhook,
    reply: WithSecret,
    status: 201,
    rate: { points: 20, seconds: 3600 },
  },
  change: {
    route: 'PATCH /api/webhooks/:id',
    access: 'member',
    summary: 'Rename, pause or resume a webhook, or change which events it receives',
    body: WebhookChange,
    reply: Webhook,
  },
  changeAddress: {
    route: 'PUT /api/webhooks/:id/address',
    access: 'member',
    verifiedEmail: true,
    fresh: proofMinutes,
    keys: 'never',
    summary: 'Call another address from now on; the secret stays the same',
    body: z.strictObject({ url: Url }),
    reply: Webhook,
    rate: { points: 20, seconds: 3600 },
  },
  ofMembers: {
    route: 'GET /api/webhooks/of-members',
    access: 'admin',
    summary: 'Webhooks of everybody in this workspace, without paths and secrets',
    reply: Page(MembersWebhook),
  },
  delete: {
    route: 'DELETE /api/webhooks/:id',
    access: 'viewer',
    summary: 'Delete a webhook and its deliveries',
    reply: Nothing,
    status: 204,
  },
  rotate: {
    route: 'POST /api/webhooks/:id/rotate-secret',
    access: 'member',
    fresh: proofMinutes,
    keys: 'never',
    summary: 'Make a new secret; the old one signs beside it for 24 hours',
    reply: WithSecret,
    rate: { points: 20, seconds: 3600 },
  },
  test: {
    route: 'POST /api/webhooks/:id/test',
    access: 'member',
    summary: 'Send a test event to a webhook',
    reply: WebhookDelivery,
    status: 202,
    rate: { points: 30, seconds: 3600 },
  },
  deliveries: {
    route: 'GET /api/webhooks/:id/deliveries',
    access: 'viewer',
    summary: 'What a webhook received in the last 30 days, newest first',
    query: page,
    reply: Page(WebhookDelivery),
  },
  replay: {
    route: 'POST /api/webhooks/:id/deliveries/:deliveryId/replay',
    access: 'member',
    summary: 'Send a delivery again; one that waits for its next try is tried now',
    reply: WebhookDelivery,
    status: 202,
    rate: { points: 600, seconds: 3600 },
  },
  events: {
    route: 'GET /api/events',
    access: 'viewer',
    summary: 'What happened in the last 30 days, newest first, in the shape that webhooks are sent',
    query: page.extend({ type: EventType.optional() }),
    reply: Page(WebhookEvent),
  },
})
