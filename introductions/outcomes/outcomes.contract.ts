import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Page, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { By, Stage } from '../stages/stages.contract.ts'

export const OutcomeKind = z.enum([
  'connector_accepted',
  'connector_declined',
  'connector_silent',
  'intro_sent',
  'target_replied',
  'meeting_booked',
  'converted',
  'target_silent',
  'no_interest',
])
export type OutcomeKind = z.infer<typeof OutcomeKind>

export const RecordedOutcome = z
  .object({
    id: Id,
    requestId: Id,
    outcome: OutcomeKind,
    at: Timestamp,
    by: By,
    note: z.string().nullable(),
    target: z.object({ name: z.string(), company: z.string().nullable() }),
    connector: z.object({ name: z.string() }),
  })
  .meta({ id: 'RecordedOutcome' })
export type RecordedOutcome = z.infer<typeof RecordedOutcome>

export const NewOutcome = z.strictObject({
  requestId: Id,
  outcome: OutcomeKind,
  note: Text(600).optional(),
  at: Timestamp.optional().meta({
    description: 'When it happened; now without it. Not before the request, not later than now',
  }),
  meetingAt: Timestamp.optional().meta({ description: 'When the meeting is, of a meeting that was booked' }),
})
export type NewOutcome = z.infer<typeof NewOutcome>

export const ListOutcomes = z.strictObject({
  limit: z.int().min(1).max(100).default(50),
  cursor: z
    .string()
    .regex(/^\d{1,13}\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    .optional(),
})
export type ListOutcomes = z.infer<typeof ListOutcomes>

const Chance = z.number().min(0).max(1)

export const Share = z
  .object({
    n: z.int().meta({ description: 'Settled outcomes behind it' }),
    happened: z.int(),
    p: Chance.nullable().meta({ description: 'Null is unknown: nothing is settled yet' }),
    low: Chance.nullable(),
    high: Chance.nullable().meta({ description: 'Bounds of 90 %' }),
  })
  .meta({ id: 'Share' })

export const Summary = z
  .object({
    totals: z.object({ asked: z.int(), open: z.int(), waitingWithConnectors: z.int() }),
    funnel: z.object({
      asked: z.int(),
      accepted: z.int(),
      introduced: z.int(),
      replied: z.int(),
      met: z.int(),
      converted: z.int(),
    }),
    rates: z.object({ connectorActed: Share, targetTookUp: Share, endToEnd: Share }),
  })
  .meta({ id: 'OutcomeSummary' })

export const FunnelStep = z.enum(['asked', 'accepted', 'introduced', 'replied', 'met', 'converted'])

export const ReachedRequest = z
  .object({
    requestId: Id,
    target: z.object({ name: z.string(), company: z.string().nullable() }),
    connector: z.object({ name: z.string() }),
    stage: Stage.meta({ description: 'Where it stands now' }),
    introduced: z
      .boolean()
      .meta({ description: 'It came to an introduction at any time, also where it ended afterwards' }),
    askedAt: Timestamp,
  })
  .meta({ id: 'ReachedRequest' })
export type ReachedRequest = z.infer<typeof ReachedRequest>

export const ConnectorStanding = z.object({
  connector: z.object({ personId: Id, name: z.string(), kind: z.enum(['member', 'contact']) }),
  reputation: z.int().min(0).max(100).nullable().meta({ description: 'Null while nothing is settled' }),
  acted: Share,
  takenUp: Share.meta({ description: 'Of the introductions that they made' }),
  openAsks: z.int().meta({ description: 'Mine that wait, and those of teammates from the last two weeks' }),
})

export const Thanks = z
  .object({
    connector: ConnectorStanding.shape.connector.extend({
      email: z.string().nullable().meta({ description: 'Where I asked them, if I know it' }),
    }),
    introductions: z
      .array(
        z.object({
          requestId: Id,
          target: z.object({ name: z.string(), company: z.string().nullable() }),
          outcome: OutcomeKind.extract(['meeting_booked', 'converted']),
          at: Timestamp,
        }),
      )
      .meta({ description: 'Newest first' }),
  })
  .meta({ id: 'Thanks' })
export type Thanks = z.infer<typeof Thanks>

const Reliability = z
  .object({
    n: z.int().meta({ description: 'Mine, and those of teammates in steps of ten by at least three askers' }),
    enough: z.boolean().meta({ description: 'Whether there are as many as it takes to say something' }),
    needed: z.int(),
    brier: z.number().nullable(),
    ece: z.number().nullable().meta({ description: 'How far off the bins are on average' }),
    noise: z.number().nullable().meta({ description: 'What a perfect chance would show by luck alone' }),
    shown: z.int().meta({ description: 'Outcomes in the bins' }),
    neededToShow: z.int().meta({ description: 'From how many on there are bins' }),
    bins: z
      .array(z.object({ n: z.int(), predicted: Chance, happened: Chance, low: Chance, high: Chance }))
      .meta({ description: 'From the lowest chance to the highest, with bounds of 90 % for what happened' }),
    sentence: z.string(),
  })
  .meta({ id: 'Reliability' })
export type Reliability = z.infer<typeof Reliability>

export const CalibrationPart = z.enum(['acting', 'engaging'])
export type CalibrationPart = z.infer<typeof CalibrationPart>

const Calibration = z.object({ acting: Reliability, engaging: Reliability })

export const outcomes = contract('dashboard', {
  list: {
    route: 'GET /api/dashboard/intro-outcomes',
    access: 'viewer',
    summary: 'The outcomes of my requests, newest first',
    query: ListOutcomes,
    reply: Page(RecordedOutcome),
  },
  record: {
    route: 'POST /api/dashboard/intro-outcomes/record',
    access: 'member',
    summary: 'Say what became of a request of mine; the request moves along',
    body: NewOutcome,
    reply: z.object({ outcome: RecordedOutcome, stage: Stage }),
    status: 201,
  },
})

export const outcomeGraph = contract('graph', {
  summary: {
    route: 'GET /api/graph/intro-outcomes',
    access: 'viewer',
    summary: 'How introductions turn out: mine, and those of the workspace in numbers alone',
    reply: z.object({
      mine: Summary,
      workspace: Summary.nullable().meta({
        description:
          'Mine, and those of others in steps of ten; null while fewer than three others have asked, or fewer than ten times',
      }),
      notCounted: z.int().meta({
        description: 'My requests that were answered from an address that only I have: they are in no number',
      }),
      notice: z.object({ code: z.string(), message: z.string(), next: z.string() }).nullable(),
    }),
  },
  reached: {
    route: 'GET /api/graph/intro-outcomes/reached',
    access: 'viewer',
    summary: 'My requests that have come so far, which a figure of the summary counts; newest first',
    query: z.strictObject({ step: FunnelStep }),
    reply: z.object({ items: z.array(ReachedRequest) }),
  },
  leaderboards: {
    route: 'GET /api/graph/intro-outcomes/leaderboards',
    access: 'viewer',
    summary: 'Which connectors act, counted for the workspace; which targets take up what I asked for',
    reply: z.object({
      connectors: z.array(ConnectorStanding),
      targets: z.array(
        z.object({
          target: z.object({ personId: Id.nullable(), name: z.string(), company: z.string().nullable() }),
          tookUp: Share,
        }),
      ),
    }),
  },
  thanks: {
    route: 'GET /api/graph/intro-outcomes/thanks',
    access: 'viewer',
    summary:
      'Who to thank: connectors whose introductions of me led to a meeting in the last 180 days, the latest first',
    reply: z.object({ connectors: z.array(Thanks) }),
  },
  calibration: {
    route: 'GET /api/graph/intro-outcomes/calibration',
    access: 'viewer',
    summary: 'What was predicted against what happened in this workspace',
    reply: Calibration,
  },
})
