import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { EmailAddress, Name, secret, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { DeclineReason, TargetConsent } from '../asks/asks.contract.ts'
import { longestMessage } from '../requests/introductions.contract.ts'
import { OutcomeEmail } from '../outcome-notices/outcome-notices.contract.ts'

/** Wider than the tokens that we make: one that was cut short is answered like any other that opens nothing. */
const Link = z.strictObject({ token: secret(z.string().regex(/^[\w-]{1,128}$/, 'is not a token of one of our links')) })

const Forwardable = Text(longestMessage)
  .optional()
  .meta({ description: 'The forwardable text as the connector leaves it' })

/** forward: I write myself. ask_target: Wellmet asks them first. name_drop: the asker may mention me. */
export const GuestReply = z.union([
  z.strictObject({ reply: z.literal('accept'), how: z.enum(['forward', 'name_drop']), text: Forwardable }),
  z.strictObject({
    reply: z.literal('accept'),
    how: z.literal('ask_target'),
    text: Forwardable,
    targetEmail: EmailAddress.optional().meta({ description: 'Needed unless knowsAddress is true' }),
  }),
  z.strictObject({ reply: z.literal('decline'), reason: DeclineReason.optional(), note: Text(600).optional() }),
  z.strictObject({ reply: z.literal('later'), until: z.iso.date() }),
  z.strictObject({ reply: z.literal('sent') }),
])
export type GuestReply = z.infer<typeof GuestReply>

/** What a connector without an account may set for this workspace. */
export const GuestRules = z.strictObject({
  asksAMonth: z.int().min(0).max(100).nullable(),
  quietUntil: z.iso.date().nullable(),
  noGoCompanies: z.array(Name).max(100),
  tellsOutcomes: z.boolean().meta({ description: 'Whether I hear what became of it' }),
})
export type GuestRules = z.infer<typeof GuestRules>

export const GuestPageState = z.enum([
  'open',
  'later',
  'forward',
  'ask_target',
  'name_drop',
  'introduced',
  'sent',
  'declined',
  'over',
])
export type GuestPageState = z.infer<typeof GuestPageState>

/** The token in the link that stops all email to the address that this page was sent to. */
const NeverEmail = z.string()

const Who = z.object({ name: z.string(), title: z.string().nullable(), company: z.string().nullable() })

export const AskPage = z
  .object({
    state: GuestPageState.meta({
      description:
        'over: nothing is left to answer. introduced: the target was asked first and said yes; a no is never told',
    }),
    repliedAt: Timestamp.nullable(),
    laterUntil: z.iso.date().nullable(),
    asker: z.object({
      name: z.string(),
      workspace: z.string(),
      address: z.string().meta({ description: 'Where they read a reply' }),
    }),
    connector: z.object({ name: z.string() }),
    target: Who,
    context: z.string().nullable().meta({ description: 'What the asker says to the connector alone' }),
    nextStep: z.string().nullable().meta({ description: 'The one small thing that is asked of the target' }),
    why: z.array(z.string()).meta({ description: 'Why this connector: what is known of them and the target' }),
    lastContact: z
      .string()
      .nullable()
      .meta({ description: 'When the connector was last in touch with the target, from their own records' }),
    subject: z.string(),
    text: z.string(),
    isBlind: z.boolean().meta({ description: 'The target is told no name before saying yes' }),
    knowsAddress: z.boolean().meta({ description: 'Whether Wellmet could write to the target' }),
    others: z
      .array(z.object({ asker: z.string(), target: Who, askedAt: Timestamp }))
      .meta({ description: 'What else this workspace asks of the same connector at the same address' }),
    isAddressProven: z.boolean().meta({
      description:
        'False where only the asker has this address for the connector: they answer this ask, and see and change nothing else',
    }),
    isAboutNews: z.boolean().meta({ description: 'Opened by the link in the email about the outcome' }),
    neverEmail: NeverEmail.nullable().meta({ description: 'Null for a teammate' }),
    ownAddress: z.string().nullable().meta({
      description:
        'Where this page was sent, for an account of their own. Null before an answer, for a teammate, and where the address is not proven',
    }),
    outcomeEmail: OutcomeEmail.meta({
      description: 'Whether the connector is emailed once when there is news: will, did, or wont',
    }),
    rules: GuestRules.nullable().meta({ description: 'Null where the address is not proven' }),
  })
  .meta({ id: 'AskPage' })
export type AskPage = z.infer<typeof AskPage>

export const ConsentPage = z
  .object({
    state: z.enum(['open', ...TargetConsent.options]),
    repliedAt: Timestamp.nullable(),
    connector: z.object({
      name: z.string(),
      email: z.string().nullable().meta({ description: 'Where they said that they want to introduce the two' }),
    }),
    asker: z
      .object({ name: z.string(), workspace: z.string() })
      .nullable()
      .meta({ description: 'Null until the target said yes, where the ask is blind' }),
    target: z.object({ name: z.string() }),
    text: z.string(),
    neverEmail: NeverEmail.nullable(),
    isEdited: z.boolean().meta({ description: 'Whether the connector changed what the asker wrote' }),
  })
  .meta({ id: 'ConsentPage' })
export type ConsentPage = z.infer<typeof ConsentPage>

const guessing = { points: 30, seconds: 60 }

export const guestAsks = contract('introductions', {
  show: {
    route: 'GET /api/guest/asks/:token',
    access: 'anyone',
    summary: 'What the connector is asked, by the link in their mail; changes nothing',
    params: Link,
    reply: AskPage,
    rate: guessing,
  },
  reply: {
    route: 'POST /api/guest/asks/:token/reply',
    access: 'anyone',
    summary: 'Answer as the connector; answering again shows the state and changes nothing',
    params: Link,
    body: GuestReply,
    reply: AskPage,
    rate: guessing,
  },
  changeRules: {
    route: 'PUT /api/guest/asks/:token/rules',
    access: 'anyone',
    summary: 'Say how often, about what and until when this workspace may ask the connector',
    params: Link,
    body: GuestRules,
    reply: AskPage,
    rate: guessing,
  },
})

export const guestConsents = contract('introductions', {
  show: {
    route: 'GET /api/guest/consents/:token',
    access: 'anyone',
    summary: 'What the target is asked, by the link in their mail; changes nothing',
    params: Link,
    reply: ConsentPage,
    rate: guessing,
  },
  save: {
    route: 'POST /api/guest/consents/:token',
    access: 'anyone',
    summary: 'Answer as the target; nobody is told of anything but a yes',
    params: Link,
    body: z.strictObject({ consent: TargetConsent }),
    reply: ConsentPage,
    rate: guessing,
  },
})
