import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { EmailAddress, Id, Page, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { longestMessage } from '../requests/introductions.contract.ts'
import { RepliedWith, Stage } from '../stages/stages.contract.ts'

export const DeclineReason = z.enum(['do_not_know', 'not_close', 'not_now', 'not_a_fit', 'too_many', 'other'])

/** What a connector may reply, signed in or by a guest link. */
export const ConnectorReply = z.discriminatedUnion('reply', [
  z.strictObject({
    reply: z.literal('accept'),
    with: z
      .enum(['introduce', 'ask_target'])
      .default('introduce')
      .meta({ description: 'They write themselves, or the target is asked first whether they want to' }),
    message: Text(longestMessage).optional().meta({ description: 'The message as the connector would rather have it' }),
    targetEmail: EmailAddress.optional().meta({
      description: 'To ask the target this once, where the asker gave no address; the asker learns it with their yes',
    }),
    note: Text(600).optional(),
  }),
  z.strictObject({ reply: z.literal('decline'), reason: DeclineReason.optional(), note: Text(600).optional() }),
  z.strictObject({
    reply: z.literal('later'),
    until: Timestamp.optional().meta({ description: 'Two weeks from now without it, half a year at most' }),
  }),
  z.strictObject({ reply: z.literal('name_drop'), note: Text(600).optional() }),
])
export type ConnectorReply = z.infer<typeof ConnectorReply>

/** A member may also say that they have written to the target. */
export const MemberReply = z.discriminatedUnion('reply', [
  ...ConnectorReply.options,
  z.strictObject({ reply: z.literal('sent') }),
])
export type MemberReply = z.infer<typeof MemberReply>

/** Whether the target wants to be introduced. */
export const TargetConsent = z.enum(['yes', 'not_now', 'never'])
export type TargetConsent = z.infer<typeof TargetConsent>

export const Ask = z
  .object({
    id: Id,
    askedBy: z.object({ userId: Id, name: z.string(), email: z.string() }),
    target: z.object({ name: z.string(), company: z.string().nullable(), title: z.string().nullable() }),
    subject: z.string(),
    message: z.string(),
    nextStep: z.string().nullable(),
    context: z.string().nullable(),
    blind: z.boolean(),
    why: z.array(z.string()).meta({ description: 'Why I am asked, as far as the asker knows' }),
    lastContact: z
      .string()
      .nullable()
      .meta({ description: 'When I was last in touch with the target, from my own records' }),
    knowsAddress: z.boolean().meta({ description: 'Whether Wellmet could write to the target' }),
    targetEmail: z
      .string()
      .nullable()
      .meta({ description: 'The target’s address in my own contacts; the asker is not told' }),
    stage: Stage,
    repliedWith: RepliedWith.nullable(),
    askedAt: Timestamp,
    snoozedUntil: Timestamp.nullable(),
  })
  .meta({ id: 'Ask' })
export type Ask = z.infer<typeof Ask>

/** declined: they were told no. ended: it was closed before anybody was introduced. */
export const CameOfIt = z.enum(['introduced', 'meeting', 'worked_out', 'no_conversation', 'declined', 'ended'])

export const AnsweredAsk = Ask.pick({ id: true, target: true, askedAt: true })
  .extend({
    askedBy: z.object({ userId: Id, name: z.string() }),
    cameOfIt: CameOfIt,
    at: Timestamp.meta({ description: 'When it came to that' }),
  })
  .meta({ id: 'AnsweredAsk' })
export type AnsweredAsk = z.infer<typeof AnsweredAsk>

export const asks = contract('introductions', {
  list: {
    route: 'GET /api/introductions/asks',
    access: 'viewer',
    summary: 'What teammates ask of me, oldest first: to answer, and what I said yes to and still have to do',
    reply: Page(Ask),
  },
  history: {
    route: 'GET /api/introductions/asks/history',
    access: 'viewer',
    summary: 'What teammates asked of me before, and what came of it; newest first',
    reply: Page(AnsweredAsk),
  },
  reply: {
    route: 'POST /api/introductions/asks/:id/reply',
    access: 'member',
    summary: 'Say yes, no, later, that they may mention my name, or that I have introduced them',
    body: MemberReply,
    reply: Ask,
  },
})
