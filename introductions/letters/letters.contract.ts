import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { EmailAddress, Name, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { DeclineReason } from '../requests/asks.contract.ts'
import { longestMessage } from '../requests/introductions.contract.ts'

/** Wider than the tokens that we make: one that was cut short is answered like any other that opens nothing. */
const Link = z.strictObject({ token: z.string().regex(/^[\w-]{1,128}$/, 'is not a token of one of our links') })

const Forwardable = Text(longestMessage)
  .optional()
  .meta({ description: 'The forwardable text as the connector leaves it' })

/** forward: I write myself. ask_target: Wellmet asks them first. name_drop: the asker may mention me. */
export const ConnectorAnswer = z.union([
  z.strictObject({ answer: z.literal('accept'), how: z.enum(['forward', 'name_drop']), text: Forwardable }),
  z.strictObject({
    answer: z.literal('accept'),
    how: z.literal('ask_target'),
    text: Forwardable,
    targetEmail: EmailAddress.optional().meta({ description: 'Needed unless the letter says that it is known' }),
  }),
  z.strictObject({ answer: z.literal('decline'), reason: DeclineReason, note: Text(600).optional() }),
  z.strictObject({ answer: z.literal('later'), until: z.iso.date() }),
  z.strictObject({ answer: z.literal('sent') }),
])
export type ConnectorAnswer = z.infer<typeof ConnectorAnswer>

/** What a connector without an account may set for this workspace. */
export const LetterRules = z.strictObject({
  asksAMonth: z.int().min(0).max(100).nullable(),
  quietUntil: z.iso.date().nullable(),
  noGoCompanies: z.array(Name).max(100),
  tellsOutcomes: z.boolean().meta({ description: 'Whether I hear what became of it' }),
})
export type LetterRules = z.infer<typeof LetterRules>

export const LetterState = z.enum(['open', 'later', 'forward', 'ask_target', 'name_drop', 'sent', 'declined', 'over'])
export type LetterState = z.infer<typeof LetterState>

const Who = z.object({ name: z.string(), title: z.string().nullable(), company: z.string().nullable() })

export const Letter = z
  .object({
    state: LetterState.meta({ description: 'over: nothing is left to answer' }),
    answeredAt: Timestamp.nullable(),
    laterUntil: z.iso.date().nullable(),
    asker: z.object({ name: z.string(), workspace: z.string() }),
    connector: z.object({ name: z.string() }),
    target: Who,
    context: z.string().nullable().meta({ description: 'What the asker says to the connector alone' }),
    ask: z.string().nullable().meta({ description: 'The one small thing that is asked of the target' }),
    why: z.array(z.string()).meta({ description: 'Why this connector: what is known of them and the target' }),
    subject: z.string(),
    text: z.string(),
    isBlind: z.boolean().meta({ description: 'The target is told no name before saying yes' }),
    knowsAddress: z.boolean().meta({ description: 'Whether Wellmet could write to the target' }),
    others: z
      .array(z.object({ asker: z.string(), target: Who, askedAt: Timestamp }))
      .meta({ description: 'What else this workspace asks of the same connector' }),
    rules: LetterRules,
  })
  .meta({ id: 'Letter' })
export type Letter = z.infer<typeof Letter>

export const TargetAnswer = z.enum(['yes', 'not_now', 'never'])
export type TargetAnswer = z.infer<typeof TargetAnswer>

export const Question = z
  .object({
    state: z.enum(['open', ...TargetAnswer.options]),
    answeredAt: Timestamp.nullable(),
    connector: z.object({ name: z.string() }),
    asker: z
      .object({ name: z.string(), workspace: z.string() })
      .nullable()
      .meta({ description: 'Null until the target said yes, where the ask is blind' }),
    target: z.object({ name: z.string() }),
    text: z.string(),
  })
  .meta({ id: 'Question' })
export type Question = z.infer<typeof Question>

const guessing = { points: 30, seconds: 60 }

export const letters = contract('introductions', {
  show: {
    route: 'GET /api/introductions/letters/:token',
    access: 'anyone',
    summary: 'What the connector is asked, by the link in their mail; changes nothing',
    params: Link,
    reply: Letter,
    rate: guessing,
  },
  answer: {
    route: 'POST /api/introductions/letters/:token/answer',
    access: 'anyone',
    summary: 'Answer as the connector; answering again shows the state and changes nothing',
    params: Link,
    body: ConnectorAnswer,
    reply: Letter,
    rate: guessing,
  },
  changeRules: {
    route: 'PUT /api/introductions/letters/:token/rules',
    access: 'anyone',
    summary: 'Say how often, about what and until when this workspace may ask the connector',
    params: Link,
    body: LetterRules,
    reply: Letter,
    rate: guessing,
  },
})

export const replies = contract('introductions', {
  show: {
    route: 'GET /api/introductions/replies/:token',
    access: 'anyone',
    summary: 'What the target is asked, by the link in their mail; changes nothing',
    params: Link,
    reply: Question,
    rate: guessing,
  },
  answer: {
    route: 'POST /api/introductions/replies/:token',
    access: 'anyone',
    summary: 'Answer as the target; nobody is told of anything but a yes',
    params: Link,
    body: z.strictObject({ answer: TargetAnswer }),
    reply: Question,
    rate: guessing,
  },
})
