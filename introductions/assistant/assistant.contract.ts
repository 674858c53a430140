import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { EmailAddress, Id, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { ReachablePerson } from '@wellmet/graph/paths/paths.contract.ts'
import { EvidenceOfSentence } from '../grounding/grounding.contract.ts'

export const AssistantLine = z
  .object({ text: z.string(), evidence: z.array(EvidenceOfSentence).meta({ description: 'What the line rests on' }) })
  .meta({ id: 'AssistantLine' })
export type AssistantLine = z.infer<typeof AssistantLine>

export const PrepCard = z
  .object({
    person: z.object({ id: Id, name: z.string(), role: z.string().nullable(), company: z.string().nullable() }),
    meetingAt: Timestamp.nullable(),
    who: z.array(AssistantLine),
    soFar: z
      .array(AssistantLine)
      .meta({ description: 'What is on record between us, and what was asked and answered' }),
    shared: z.array(AssistantLine).meta({ description: 'Whom we share' }),
    notes: z.array(AssistantLine).meta({ description: 'My own notes, as I wrote them' }),
    questions: z.array(AssistantLine).meta({ description: 'Up to three that are worth asking' }),
  })
  .meta({ id: 'PrepCard', description: 'Made by rules from what is on record; no model wrote it' })
export type PrepCard = z.infer<typeof PrepCard>

export const Opportunity = z
  .object({
    person: ReachablePerson,
    reason: z.string(),
    changed: z.string().nullable().meta({ description: 'What is new about them or about who would be asked' }),
    evidence: z.array(EvidenceOfSentence),
  })
  .meta({ id: 'Opportunity' })
export type Opportunity = z.infer<typeof Opportunity>

export const FollowUpKind = z.enum(['thanks', 'answer', 'nudge'])
export type FollowUpKind = z.infer<typeof FollowUpKind>

export const FollowUp = z
  .object({
    requestId: Id,
    kind: FollowUpKind,
    to: z.enum(['connector', 'target']),
    name: z.string(),
    subject: z.string(),
    message: z.string().meta({ description: 'A draft. Nothing is sent' }),
    sentences: z.array(AssistantLine),
  })
  .meta({ id: 'FollowUp' })
export type FollowUp = z.infer<typeof FollowUp>

export const ContactMeeting = z
  .object({
    at: Timestamp,
    minutes: z.int().nullable(),
    isAllDay: z.boolean(),
    people: z.int().meta({ description: 'Everybody in it, me included, as far as the calendar says' }),
    others: z
      .array(z.object({ name: z.string().nullable(), email: z.string().nullable() }))
      .meta({ description: 'Who else was there; empty where the calendar was imported as a file' }),
  })
  .meta({ id: 'ContactMeeting' })
export type ContactMeeting = z.infer<typeof ContactMeeting>

export const ComingMeeting = z
  .object({
    at: Timestamp,
    minutes: z.int().nullable(),
    isAllDay: z.boolean(),
    people: z.int().meta({ description: 'Everybody in it, me included, as far as the calendar says' }),
    contacts: z.array(z.object({ id: Id, name: z.string() })).meta({ description: 'Who of them is a contact of mine' }),
  })
  .meta({ id: 'ComingMeeting' })
export type ComingMeeting = z.infer<typeof ComingMeeting>

export const MeetingSuggestion = z
  .object({
    contactId: Id,
    name: z.string(),
    place: z.string().nullable().meta({ description: 'Where they are, as far as it is known' }),
    lastContactOn: z.iso.date(),
    text: z.string(),
    near: z
      .object({ at: Timestamp, with: z.string() })
      .nullable()
      .meta({ description: 'A coming meeting of mine with somebody in the same place or company' }),
  })
  .meta({ id: 'MeetingSuggestion' })
export type MeetingSuggestion = z.infer<typeof MeetingSuggestion>

export const HomeInsight = z
  .object({
    code: z.enum(['your_turn', 'going_quiet', 'targets_in_reach', 'changed_jobs', 'introduced']),
    text: z.string(),
    figure: z.int().min(1),
    n: z.int().meta({ description: 'Of how many' }),
    link: z.string().meta({ description: 'The screen where the figure can be looked up' }),
  })
  .meta({ id: 'HomeInsight' })
export type HomeInsight = z.infer<typeof HomeInsight>

export const Prepared = z.union([
  z.strictObject({ requestId: Id.meta({ description: 'A request of mine, for the meeting that it led to' }) }),
  z.strictObject({ personId: Id.meta({ description: 'Somebody whom I was shown' }) }),
])
export type Prepared = z.infer<typeof Prepared>

const costly = { points: 60, seconds: 60 }

export const assistant = contract('intros-ai', {
  prepCard: {
    route: 'POST /api/intros-ai/prep-card',
    access: 'member',
    summary: 'Prepare me for somebody: who they are, how we got here, what I noted, whom we share, what to ask',
    body: Prepared,
    reply: PrepCard,
    rate: costly,
  },
  opportunities: {
    route: 'GET /api/intros-ai/opportunities',
    access: 'viewer',
    summary: 'Introductions worth asking for now; nobody who is being asked about already',
    query: z.strictObject({ limit: z.int().min(1).max(10).default(5) }),
    reply: z.object({ items: z.array(Opportunity) }),
    rate: costly,
  },
  followup: {
    route: 'POST /api/intros-ai/followup',
    access: 'member',
    summary: 'Draft the next message about a request of mine: thanks, an answer or a reminder. Sends nothing',
    body: z.strictObject({
      requestId: Id,
      kind: FollowUpKind.optional().meta({ description: 'What fits where the request stands, without it' }),
    }),
    reply: FollowUp,
    rate: costly,
  },
  meetingSuggestions: {
    route: 'GET /api/intros-ai/meeting-suggestions',
    access: 'viewer',
    summary: 'Whom to meet: good ties that go quiet, and those near whom I am meeting somebody anyway',
    reply: z.object({ items: z.array(MeetingSuggestion) }),
    rate: costly,
  },
  comingMeetings: {
    route: 'GET /api/intros-ai/coming-meetings',
    access: 'viewer',
    summary: 'My meetings of the next days with people I know, from my own connected calendars; soonest first',
    query: z.strictObject({ days: z.int().min(1).max(28).default(7) }),
    reply: z.object({ items: z.array(ComingMeeting).max(50) }),
    rate: costly,
  },
  contactMeetings: {
    route: 'GET /api/intros-ai/contact/:email/meetings',
    access: 'viewer',
    summary: 'Past and coming meetings with an address, from my own calendars',
    params: z.object({ email: EmailAddress }),
    reply: z.object({
      contactId: Id.nullable(),
      past: z.array(ContactMeeting).meta({ description: 'Newest first, at most 50' }),
      coming: z.array(ContactMeeting).meta({ description: 'Soonest first, at most 50' }),
    }),
    rate: costly,
  },
  dashboardInsights: {
    route: 'GET /api/intros-ai/dashboard-insights',
    access: 'viewer',
    summary:
      'At most five sentences for Home, each with its figure and where to look it up; none when nothing is to say',
    reply: z.object({ items: z.array(HomeInsight).max(5) }),
    rate: costly,
  },
})
