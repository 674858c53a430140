import { z } from 'zod'
import { EmailAddress, Id, Name, SubjectLine, Text, TimeZone, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
import { OutcomeEmail } from '../outcome-notices/outcome-notices.contract.ts'
import { Route } from '../moves/saved-path.contract.ts'
import {
  AskedElsewhere,
  By,
  ConnectorStatus,
  DashboardStatus,
  RawStatus,
  RepliedWith,
  Stage,
  TargetStatus,
  Waiting,
} from '../stages/stages.contract.ts'

export const longestMessage = 4000
export const longestSubject = 200

/** A word beyond those of the table answers 422 with the accepted ones, so that whoever reads the reply can go on. */
export const StatusWord = z.union([RawStatus, z.string().regex(/^[A-Za-z_]{1,40}$/)])

const ZoneMeant = TimeZone.meta({ description: 'IANA name; days and hours are meant there. UTC without it' })

const LinkedinUrl = Text(300, 3)

/** Somebody whom the viewer was shown, or somebody described; a described one who is in reach is taken as shown. */
export const Target = z.union([
  z.strictObject({ personId: Id }),
  z.strictObject({
    name: Name,
    company: Name.optional(),
    title: Name.optional(),
    linkedinUrl: LinkedinUrl.optional(),
    email: EmailAddress.optional(),
  }),
])
export type Target = z.infer<typeof Target>

const written = {
  subject: SubjectLine(longestSubject).optional(),
  message: Text(longestMessage).meta({ description: 'Written to the target, so that the connector can forward it' }),
  nextStep: Text(300).optional().meta({ description: 'The one small thing that is asked of the target' }),
  context: Text(600).optional().meta({ description: 'To the connector alone: stands above the message, not in it' }),
  blind: z.boolean().optional().meta({ description: 'Nobody’s details are shown to the other side before both agree' }),
}

const madeElsewhere = {
  askedElsewhere: AskedElsewhere.optional().meta({
    description: 'I asked the connector this way myself: it is recorded as asked, and Wellmet sends them nothing',
  }),
  askedAt: Timestamp.optional().meta({
    description: 'When I asked elsewhere; now without it. Within the last 30 days, not later than now',
  }),
}

export const Draft = z.strictObject({
  target: Target,
  connector: z.strictObject({
    personId: Id.meta({ description: 'A member’s user id, or a contact’s id: the viaId of a path' }),
    email: EmailAddress.optional().meta({ description: 'For a contact whose address is not known' }),
  }),
  ...written,
  status: StatusWord.optional().meta({ description: 'draft without it; pending asks the connector' }),
  ...madeElsewhere,
  scheduledFor: Timestamp.optional().meta({ description: 'Asked then, not now' }),
  timeZone: ZoneMeant.optional(),
})
export type Draft = z.infer<typeof Draft>

export const Change = z.strictObject({
  ...written,
  message: written.message.optional(),
  subject: written.subject,
  nextStep: written.nextStep.nullable(),
  context: written.context.nullable(),
  connectorEmail: EmailAddress.optional(),
  status: StatusWord.optional(),
  ...madeElsewhere,
  scheduledFor: Timestamp.nullish().meta({ description: 'Null takes the schedule back' }),
  meetingAt: Timestamp.nullish().meta({ description: 'When the booked meeting is; null takes the day back' }),
  note: Text(600).optional().meta({ description: 'What the asker notes with the status; nobody else sees it' }),
  timeZone: ZoneMeant.optional(),
})
export type Change = z.infer<typeof Change>

export const Introduction = z
  .object({
    id: Id,
    isMine: z.boolean().meta({ description: 'False where a teammate asked and I joined: their words are theirs' }),
    askedBy: z.object({ userId: Id, name: z.string() }),
    target: z.object({
      personId: Id.nullable(),
      name: z.string(),
      company: z.string().nullable(),
      title: z.string().nullable(),
    }),
    connector: z.object({
      personId: Id,
      name: z.string(),
      kind: z.enum(['member', 'contact']),
      email: z.string().nullable().meta({ description: 'Where they are asked; null is not known, or not mine to see' }),
    }),
    subject: z.string().nullable(),
    message: z.string().nullable(),
    nextStep: z.string().nullable(),
    context: z.string().nullable(),
    blind: z.boolean(),
    status: z.string().meta({ description: 'The word of its stage' }),
    stage: Stage,
    dashboardStatus: DashboardStatus,
    connectorStatus: ConnectorStatus,
    targetStatus: TargetStatus,
    waitsFor: Waiting,
    repliedWith: RepliedWith.nullable(),
    scheduledFor: Timestamp.nullable(),
    timeZone: z.string(),
    snoozedUntil: Timestamp.nullable(),
    createdAt: Timestamp,
    changedAt: Timestamp,
    askedAt: Timestamp.nullable(),
    askedElsewhere: AskedElsewhere.nullable().meta({
      description: 'How the asker asked without Wellmet, which then sends the connector nothing about it',
    }),
    repliedAt: Timestamp.nullable(),
    sentAt: Timestamp.nullable(),
    meetingAt: Timestamp.nullable().meta({ description: 'When the booked meeting is, where that is known' }),
    settledAt: Timestamp.nullable(),
    hasDeletedPerson: z
      .boolean()
      .meta({ description: 'Whom it was about, or who was asked, was erased: it counts, and cannot be changed' }),
    outcomeEmail: OutcomeEmail.nullable().meta({
      description:
        'Whether the connector is emailed in my name about what I record next, or was about the end: will; did: they had the one email about an earlier step; wont: they get none. Null for a request that I joined',
    }),
    isReachable: z
      .boolean()
      .meta({ description: 'False where the connector can no longer be emailed through Wellmet; no reason is given' }),
    unreached: z.enum(['connector', 'target']).nullable().meta({
      description: 'Whose mailbox our last email did not reach, while they are waited for; null if none failed',
    }),
    isForwarded: z
      .boolean()
      .meta({ description: 'The connector said that they forwarded the message: without my name, where it is blind' }),
    personState: PersonState.nullable().meta({
      description:
        'Where things stand with the target, by all requests about them; null of somebody who is not in the graph',
    }),
    isOverdue: z.boolean().meta({ description: 'Somebody has been silent for as long as the asker is notified of it' }),
    version: z.int(),
  })
  .meta({ id: 'Introduction' })
export type Introduction = z.infer<typeof Introduction>

export const TimelineLine = z.object({
  at: Timestamp,
  by: By,
  kind: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  note: z.string().nullable(),
})

export const Hint = z.object({
  code: z.string(),
  message: z.string(),
  blocks: z.boolean().meta({ description: 'It cannot be asked like this' }),
})

export const WholeIntroduction = Introduction.extend({
  route: Route.nullable().meta({ description: 'Null for a request that I joined' }),
  fallbackPaths: z.array(Route).meta({ description: 'Whom to ask next, best first' }),
  timeline: z.array(TimelineLine),
  moves: z.array(Stage).meta({ description: 'Where it may go from here' }),
  hints: z.array(Hint).meta({ description: 'What to look at before asking; empty once it was asked' }),
  connectorOpenAsks: z.int().meta({ description: 'Asks of this workspace that wait with the connector now' }),
  joinedBy: z.array(z.object({ userId: Id, name: z.string() })).meta({ description: 'Teammates who want the same' }),
  joined: z
    .object({ requestId: Id, askedBy: z.object({ userId: Id, name: z.string() }), askedAt: Timestamp.nullable() })
    .nullable()
    .meta({ description: 'A teammate had asked the same: this is theirs, and you hear of it with them' }),
  undo: z
    .object({
      to: Stage.meta({ description: 'Where it goes when what I recorded last is taken back' }),
      until: Timestamp,
      emailsAt: Timestamp.meta({ description: 'Until then nobody is emailed about it' }),
    })
    .nullable(),
  targetEmail: z
    .string()
    .nullable()
    .meta({ description: 'Where I can write to the target: given by me, or by them when they agreed' }),
  notice: z
    .object({ code: z.string(), message: z.string() })
    .nullable()
    .meta({ description: 'What was done otherwise than asked, e.g. that the ask waits for the connector’s day' }),
}).meta({ id: 'WholeIntroduction' })
export type WholeIntroduction = z.infer<typeof WholeIntroduction>
