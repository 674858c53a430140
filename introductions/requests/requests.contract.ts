import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { onceOnly } from '@wellmet/platform/contract/idempotency.plug-in.ts'
import { Id, Page, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
import { Change, Draft, Introduction, longestMessage, WholeIntroduction } from './introductions.contract.ts'
import { Tab } from '../stages/stages.contract.ts'

export const ListQuery = z.strictObject({
  tab: Tab.default('all'),
  limit: z.int().min(1).max(100).default(50),
  cursor: z
    .string()
    .regex(/^\d{1,13}\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    .optional(),
})
export type ListQuery = z.infer<typeof ListQuery>

export const NetworkIntro = z.strictObject({
  personId: Id,
  via: Id.optional().meta({ description: 'The viaId of a path; the best connector without it' }),
  message: Text(longestMessage),
  subject: Draft.shape.subject,
  nextStep: Draft.shape.nextStep,
})
export type NetworkIntro = z.infer<typeof NetworkIntro>

const Counts = z.object({
  all: z.int(),
  active: z.int(),
  in_progress: z.int(),
  completed: z.int(),
  declined: z.int(),
})

export const requests = contract('dashboard', {
  list: {
    route: 'GET /api/dashboard/intro-requests',
    access: 'viewer',
    summary: 'My introduction requests, and those that I joined; last changed first',
    query: ListQuery,
    reply: Page(Introduction).extend({
      counts: Counts,
      waiting: z.object({ me: z.int(), connector: z.int(), target: z.int() }).meta({ description: 'Whose turn it is' }),
    }),
  },
  show: {
    route: 'GET /api/dashboard/intro-requests/:id',
    access: 'viewer',
    summary: 'One request: its route as it was, whom to ask next, what happened, and where it may go',
    reply: WholeIntroduction,
  },
  create: {
    route: 'POST /api/dashboard/intro-requests',
    access: 'member',
    summary: 'Draft a request, ask the connector now, or at a time; when a teammate has asked the same, join them',
    body: Draft,
    reply: WholeIntroduction,
    status: 201,
    plugIns: [onceOnly],
    rate: { points: 240, seconds: 60 },
  },
  update: {
    route: 'PATCH /api/dashboard/intro-requests/:id',
    access: 'member',
    summary: 'Change content, schedule or status',
    body: Change,
    reply: WholeIntroduction,
  },
  nextPath: {
    route: 'POST /api/dashboard/intro-requests/:id/next-path',
    access: 'member',
    summary: 'Give this route up and draft the same request to the next connector of the fallbackPaths',
    reply: WholeIntroduction,
    status: 201,
    plugIns: [onceOnly],
  },
})

const OpenAskOf = z.strictObject({
  personId: Id.meta({ description: 'Whom I want to meet' }),
  via: Id.meta({ description: 'The viaId of a path' }),
})
export type OpenAskOf = z.infer<typeof OpenAskOf>

export const OpenAsk = z
  .object({
    askedBy: z.object({ userId: Id, name: z.string() }),
    askedAt: Timestamp.nullable(),
    requestId: Id.nullable().meta({ description: 'Only where the request is mine' }),
  })
  .meta({ id: 'OpenAsk' })
export type OpenAsk = z.infer<typeof OpenAsk>

export const openAsks = contract('introductions', {
  find: {
    route: 'GET /api/introductions/open-asks',
    access: 'member',
    summary: 'Whether I or a teammate are asking this connector about this person already',
    query: OpenAskOf,
    reply: z.object({
      openAsk: OpenAsk.nullable(),
      personState: PersonState.nullable().meta({
        description: 'With what a teammate asked; null of somebody who is not in the graph',
      }),
    }),
  },
  join: {
    route: 'POST /api/introductions/open-asks/join',
    access: 'member',
    summary: 'Join the open request of a teammate: the connector is not asked twice, and I hear of it with them',
    body: OpenAskOf,
    reply: WholeIntroduction,
    status: 201,
    plugIns: [onceOnly],
  },
})

export const networkIntro = contract('people', {
  create: {
    route: 'POST /api/people/network-intro',
    access: 'member',
    summary: 'Draft an introduction request from a search result',
    body: NetworkIntro,
    reply: WholeIntroduction,
    status: 201,
    plugIns: [onceOnly],
  },
})
