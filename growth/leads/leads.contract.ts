import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { textFile } from '@wellmet/platform/contract/file.plug-in.ts'
import { Id, IdCursor, Nothing, Page, secret, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { Path } from '@wellmet/graph/paths/paths.contract.ts'

export const leadKinds = ['contact', 'newsletter', 'waitlist', 'demo', 'pitch', 'gtm'] as const
export const LeadKind = z.enum(leadKinds).meta({ id: 'LeadKind' })
export type LeadKind = z.infer<typeof LeadKind>

export const LeadState = z.enum(['new', 'talking', 'won', 'closed']).meta({ id: 'LeadState' })
export type LeadState = z.infer<typeof LeadState>

const LaterMessage = z.object({ at: Timestamp, message: z.string() })
export type LaterMessage = z.infer<typeof LaterMessage>

export const Lead = z
  .object({
    id: Id,
    kind: LeadKind,
    email: z.string(),
    name: z.string().nullable(),
    company: z
      .string()
      .nullable()
      .meta({ description: 'As they typed it, as I know whoever has the address, or as its domain spells it' }),
    isCompanySaid: z.boolean().meta({ description: 'Typed by them; anybody can type anything' }),
    message: z.string().nullable(),
    laterMessages: z
      .array(LaterMessage)
      .meta({ description: 'What came later by the same form with this address, newest first' }),
    wording: z.string().meta({ description: 'What they agreed to, as the form said it' }),
    origin: z.string().nullable().meta({ description: 'The site that the form was on' }),
    source: z.string().nullable(),
    state: LeadState,
    owner: z.object({ userId: Id, name: z.string() }).nullable(),
    times: z.int().meta({ description: 'How often the form was sent with this address' }),
    createdAt: Timestamp,
    confirmation: z
      .enum(['confirmed', 'waiting', 'none', 'withdrawn'])
      .meta({ description: 'Whether the owner of the address said that it was them. none: nobody was asked' }),
    match: z
      .object({
        by: z.enum(['address', 'company', 'none']),
        person: z.object({ id: Id, name: z.string(), role: z.string().nullable() }).nullable(),
        says: z.string(),
      })
      .meta({ description: 'By the address or the name of the company alone, among whom I see' }),
    path: z
      .object({ to: z.object({ id: Id, name: z.string(), role: z.string().nullable() }), path: Path })
      .nullable()
      .meta({ description: 'My best path to them, or into their company' }),
  })
  .meta({ id: 'Lead' })
export type Lead = z.infer<typeof Lead>

export const LeadChange = z.strictObject({ state: LeadState, ownerId: Id.nullable() }).partial()
export type LeadChange = z.infer<typeof LeadChange>

/** In one workspace in a day, and in all. What comes after is dropped, and counted as dropped. */
export const mostLeadsADay = 500
export const mostLeads = 20_000
export const mostLeadsShown = 25
export const mostLaterMessages = 20

export const LeadsPage = Page(Lead).extend({
  quota: z.object({ today: z.int(), mostADay: z.int(), all: z.int(), most: z.int(), says: z.string().nullable() }),
})

export const LeadToken = z.strictObject({ token: secret(z.string().regex(/^[\w-]{43}$/)) })

export const LeadConfirmation = z
  .object({
    workspace: z.string(),
    kind: LeadKind,
    wording: z.string(),
    state: z.enum(['waiting', 'confirmed', 'withdrawn']),
  })
  .meta({ id: 'LeadConfirmation' })

const guessing = { points: 30, seconds: 60 }

export const leadList = contract('leads', {
  list: {
    route: 'GET /api/leads',
    access: 'viewer',
    summary: 'Who came by a form of the site, newest first, with my best path to each',
    query: z.strictObject({ state: LeadState.optional(), cursor: IdCursor.optional() }),
    reply: LeadsPage,
  },
  change: {
    route: 'PATCH /api/leads/:id',
    access: 'member',
    summary: 'Say how far it is with a lead, or who of the team takes care of it',
    body: LeadChange,
    reply: Lead,
  },
  remove: {
    route: 'DELETE /api/leads/:id',
    access: 'member',
    summary: 'Delete a lead, with the events that they agreed to',
    reply: Nothing,
    status: 204,
  },
  exportCsv: {
    route: 'GET /api/leads/export',
    access: 'member',
    summary: 'All leads as a table',
    reply: z.string(),
    plugIns: [textFile('text/csv', 'leads.csv')],
    rate: { points: 30, seconds: 3600 },
  },
})

export const leadConfirmations = contract('leads', {
  show: {
    route: 'GET /api/leads/confirmations/:token',
    access: 'anyone',
    summary: 'What somebody signed up for, by the link in their mail; changes nothing',
    params: LeadToken,
    reply: LeadConfirmation,
    rate: guessing,
  },
  answer: {
    route: 'POST /api/leads/confirmations/:token',
    access: 'anyone',
    summary: 'Confirm the address, or take everything back; both may be said again',
    params: LeadToken,
    body: z.strictObject({ answer: z.enum(['confirm', 'withdraw']) }),
    reply: LeadConfirmation,
    rate: guessing,
  },
})
