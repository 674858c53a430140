import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { EmailAddress, Page, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { webhook } from '@wellmet/platform/contract/webhook.plug-in.ts'
import { callback, disconnect, start } from '../engine/consent-endpoints.contract.ts'
import { ProviderStatus } from '../engine/engine.contract.ts'
import { ticketStatuses } from '../engine/ticket-statuses.contract.ts'

const TicketNumber = z.string().regex(/^\d{1,18}$/)

export const HelpdeskTicket = z
  .object({
    id: TicketNumber.meta({ description: 'Its number at the helpdesk' }),
    status: z.enum(ticketStatuses),
    openedAt: Timestamp,
    changedAt: Timestamp,
    company: z.string().nullable().meta({ description: 'As the helpdesk has it, or by the domain of the address' }),
    requester: z.object({ name: z.string().nullable(), email: z.string().nullable() }),
  })
  .meta({ id: 'HelpdeskTicket', description: 'Who waits for what since when; what it says is not stored' })
export type HelpdeskTicket = z.infer<typeof HelpdeskTicket>

export const ShownTicket = HelpdeskTicket.extend({
  subject: z.string().nullable().meta({ description: 'Read at the helpdesk now' }),
  url: z.url().meta({ description: 'Of the ticket at the helpdesk' }),
}).meta({ id: 'ShownHelpdeskTicket' })
export type ShownTicket = z.infer<typeof ShownTicket>

export const NewTicket = z.strictObject({
  subject: Text(150),
  message: Text(4000),
  requester: z
    .strictObject({ email: EmailAddress, name: Text(200).optional() })
    .optional()
    .meta({ description: 'The customer; without it the ticket is of the helpdesk’s own user' }),
})
export type NewTicket = z.infer<typeof NewTicket>

export const HelpdeskStatus = ProviderStatus.extend({
  shared: z
    .object({ connectedBy: z.string(), isWorking: z.boolean(), lastReadAt: Timestamp.nullable() })
    .nullable()
    .meta({ description: 'The helpdesk of this workspace, whoever connected it' }),
  openTickets: z.int(),
}).meta({ id: 'HelpdeskStatus' })
export type HelpdeskStatus = z.infer<typeof HelpdeskStatus>

const none = {}

export const helpdesk = contract('integrations', {
  status: {
    route: 'GET /api/integrations/zendesk/status',
    access: 'viewer',
    summary: 'The helpdesk of this workspace, and how far reading it has come',
    reply: HelpdeskStatus,
  },
  connect: {
    ...start('POST /api/integrations/zendesk/connect', 'Where to go to connect the helpdesk for this workspace', none),
    access: 'admin',
  },
  callback: {
    ...callback('GET /api/integrations/zendesk/callback', 'Takes what Zendesk says when it sends me back', none),
    access: 'admin',
  },
  disconnect: disconnect(
    'POST /api/integrations/zendesk/disconnect',
    'End my access to the helpdesk, and delete what was read',
    none,
  ),
  tickets: {
    route: 'GET /api/integrations/zendesk/tickets',
    access: 'viewer',
    summary: 'Tickets of customers, the longest open first; 409 where no helpdesk is connected',
    query: z.strictObject({
      state: z.enum(['open', 'all']).default('open'),
      company: Text(200).optional().meta({ description: 'As the helpdesk writes it' }),
      limit: z.int().min(1).max(200).default(100),
      cursor: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
    }),
    reply: Page(HelpdeskTicket),
  },
  ticket: {
    route: 'GET /api/integrations/zendesk/tickets/:ticketId',
    access: 'viewer',
    summary: 'One ticket, with its subject as the helpdesk has it now',
    params: z.strictObject({ ticketId: TicketNumber }),
    reply: ShownTicket,
    rate: { points: 60, seconds: 60 },
  },
  create: {
    route: 'POST /api/integrations/zendesk/tickets',
    access: 'member',
    summary: 'Create a ticket. The same one on the same day is created once, by an external id of ours',
    body: NewTicket,
    reply: ShownTicket,
    status: 201,
    rate: { points: 30, seconds: 3600 },
  },
  webhook: {
    route: 'POST /api/integrations/zendesk/webhook',
    access: 'anyone',
    summary:
      'Takes what Zendesk tells of tickets, signed with the secret of its webhook. It is a hint: they are read anew',
    plugIns: [webhook('x-zendesk-webhook-signature', 'x-zendesk-webhook-signature-timestamp')],
    reply: z.object({ isReceived: z.literal(true) }),
    rate: { points: 600, seconds: 60 },
  },
})
