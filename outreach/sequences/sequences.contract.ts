import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { EmailAddress, Id, SubjectLine, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { SentMessage } from '../sent-messages/sent-messages.contract.ts'
import { AssistantLine } from '@wellmet/introductions/assistant/assistant.contract.ts'

export const mostSteps = 3
export const usualGaps: readonly number[] = [5, 7, 14]
/** Running at the same time, of one member. */
export const mostSequences = 100

export const stopReasons = [
  'reply',
  'meeting',
  'no',
  'bounce',
  'unsubscribed',
  'erased',
  'member',
  'ended',
  'not_allowed',
  'done',
] as const
export const StopReason = z.enum(stopReasons).meta({ id: 'FollowUpStopReason' })
export type StopReason = z.infer<typeof StopReason>

export const StepState = z.enum(['waiting', 'ready', 'sent', 'skipped']).meta({ id: 'FollowUpStepState' })
export type StepState = z.infer<typeof StepState>

const FollowUpStep = z
  .object({
    number: z.int().min(1).max(mostSteps),
    state: StepState,
    dueAt: Timestamp.meta({ description: 'When its draft is made; later steps count from the one before' }),
    says: z.string().nullable().meta({ description: 'Why it was put off, if it was' }),
  })
  .meta({ id: 'FollowUpStep' })

export const FollowUpSequence = z
  .object({
    id: Id,
    requestId: Id,
    target: z.string(),
    connector: z.string(),
    email: z.string().nullable(),
    startedAt: Timestamp,
    steps: z.array(FollowUpStep).max(mostSteps),
    draft: z
      .object({ step: z.int(), subject: z.string(), message: z.string(), sentences: z.array(AssistantLine) })
      .nullable()
      .meta({ description: 'Of the step that is ready. It is mine to send: the server never sends it on its own' }),
    sending: SentMessage.nullable().meta({
      description: 'What became of the last draft that I sent from here, until it has left',
    }),
  })
  .meta({ id: 'FollowUpSequence' })
export type FollowUpSequence = z.infer<typeof FollowUpSequence>

export const FollowUpStats = z
  .object({
    enrolled: z.int(),
    active: z.int(),
    stopped: z.array(z.object({ reason: StopReason, says: z.string(), count: z.int() })),
    replies: z.object({
      count: z.int().meta({ description: 'Ended by a reply or a meeting' }),
      n: z.int().meta({ description: 'Of those that have ended by themselves, not by me' }),
      says: z.string(),
    }),
  })
  .meta({ id: 'FollowUpStats' })
export type FollowUpStats = z.infer<typeof FollowUpStats>

export const FollowUpEvent = z
  .object({
    at: Timestamp,
    requestId: Id,
    target: z.string(),
    step: z.int().nullable(),
    kind: z.enum(['started', 'ready', 'sent', 'skipped', 'stopped']),
    says: z.string(),
  })
  .meta({ id: 'FollowUpEvent' })
export type FollowUpEvent = z.infer<typeof FollowUpEvent>

export const NewSequence = z.strictObject({
  requestId: Id.meta({ description: 'A request of mine whose target I was introduced to' }),
  email: EmailAddress.optional().meta({ description: 'Where I write to them, if the request does not say' }),
  afterDays: z
    .array(z.int().min(1).max(60))
    .min(1)
    .max(mostSteps)
    .default([...usualGaps]),
})
export type NewSequence = z.infer<typeof NewSequence>

export const settlements = ['sent', 'skipped', 'bounced'] as const

export const sequences = contract('email-sequence', {
  stats: {
    route: 'GET /api/email-sequence/stats',
    access: 'viewer',
    summary: 'Of my follow-ups: how many there were, why they stopped, and how many were answered',
    reply: FollowUpStats,
  },
  scheduled: {
    route: 'GET /api/email-sequence/scheduled',
    access: 'viewer',
    summary: 'My follow-ups that are running: what is due when, with the draft of what is ready',
    reply: z.object({ items: z.array(FollowUpSequence) }),
  },
  logs: {
    route: 'GET /api/email-sequence/logs',
    access: 'viewer',
    summary: 'What happened to my follow-ups, newest first',
    reply: z.object({ items: z.array(FollowUpEvent) }),
  },
  schedule: {
    route: 'POST /api/email-sequence/schedule',
    access: 'member',
    summary:
      'Follow up after an introduction, at most three times, until there is an answer; drafts for me, sent by me',
    body: NewSequence,
    reply: FollowUpSequence,
    status: 201,
  },
  process: {
    route: 'POST /api/email-sequence/process',
    access: 'member',
    summary: 'Do what is due of my follow-ups now; doing it again changes nothing',
    reply: z.object({ ready: z.int(), postponed: z.int(), stopped: z.int() }),
  },
  backfill: {
    route: 'POST /api/email-sequence/backfill',
    access: 'member',
    summary: 'Which of my introductions without an answer could be followed up; with dryRun false, start those',
    body: z.strictObject({ dryRun: z.boolean().default(true) }),
    reply: z.object({
      dryRun: z.boolean(),
      started: z.int(),
      items: z.array(
        z.object({
          requestId: Id,
          target: z.string(),
          qualifies: z.boolean(),
          says: z.string().nullable().meta({ description: 'Why not' }),
        }),
      ),
    }),
  },
  send: {
    route: 'POST /api/email-sequence/send',
    access: 'member',
    summary: 'Send the draft of a follow-up that is ready from my own mailbox, with my words',
    body: z.strictObject({
      sequenceId: Id,
      step: z.int().min(1).max(mostSteps),
      subject: SubjectLine(200),
      message: Text(20_000),
      accountId: Id.optional(),
    }),
    reply: SentMessage,
    status: 202,
    keys: 'never',
  },
  settle: {
    route: 'POST /api/email-sequence/settle',
    access: 'member',
    summary: 'Say what became of a draft: I sent it, I skip it, or it came back undelivered',
    body: z.strictObject({ sequenceId: Id, step: z.int().min(1).max(mostSteps), as: z.enum(settlements) }),
    reply: z.object({ isRunning: z.boolean() }),
  },
  stop: {
    route: 'POST /api/email-sequence/stop',
    access: 'member',
    summary: 'Stop following up one introduction, or all',
    body: z.strictObject({ requestId: Id.optional() }),
    reply: z.object({ stopped: z.int() }),
  },
})
