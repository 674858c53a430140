import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { EmailAddress, Id, Text, TimeZone, Timestamp } from '@wellmet/platform/contract/shapes.ts'

export const threadsPerPage = 20
/** Longer ones are shown from their end. */
export const mostInThread = 60

/**
 * off: the second consent is missing, so there are people and dates alone · ended: the provider does not take it any more ·
 * unavailable: the provider does not answer now
 */
export const reading = ['on', 'off', 'ended', 'unavailable'] as const
export const Reading = z.enum(reading).meta({ id: 'MailReading' })
export type Reading = z.infer<typeof Reading>

const MailPerson = z
  .object({
    name: z.string().nullable(),
    email: z.string(),
    personId: Id.nullable().meta({ description: 'Of my own contact at this address' }),
  })
  .meta({ id: 'MailPerson' })
export type MailPerson = z.infer<typeof MailPerson>

const ThreadRequest = z
  .object({ id: Id, target: z.string(), connector: z.string() })
  .meta({ id: 'MailThreadRequest', description: 'My introduction request to one of the people' })

export const MailThread = z
  .object({
    id: Id.meta({ description: 'Of its newest mail; the id of any of its mails opens it' }),
    accountId: Id,
    address: z.string().meta({ description: 'The mailbox it is in' }),
    people: z.array(MailPerson).meta({ description: 'Without me' }),
    mails: z.int(),
    firstAt: Timestamp,
    lastAt: Timestamp,
    theyWroteLast: z.boolean(),
    request: ThreadRequest.nullable(),
    snoozedUntil: Timestamp.nullable(),
    reading: Reading,
    mayOrganize: z.boolean().meta({ description: 'Whether I allowed changes in this mailbox' }),
    live: z
      .object({
        subject: z.string(),
        isRead: z.boolean(),
        isInInbox: z.boolean(),
        labels: z.array(z.string()),
      })
      .nullable()
      .meta({ description: 'Read from the mailbox for this reply alone, and stored nowhere' }),
  })
  .meta({ id: 'MailThread' })
export type MailThread = z.infer<typeof MailThread>

const Mail = z
  .object({
    id: Id,
    messageId: z.string().meta({ description: 'Message-ID without angle brackets: what an answer to it names' }),
    at: Timestamp,
    from: MailPerson,
    to: z.array(MailPerson),
    cc: z.array(MailPerson),
    isMine: z.boolean(),
    isRead: z.boolean().nullable(),
    isDoubtful: z.boolean().meta({
      description: 'The provider says that the sender is not proven, or a mail of mine is not among what I sent',
    }),
    content: z
      .object({
        html: z.string().meta({ description: 'Cleaned, without remote pictures, for a frame without scripts' }),
        picturesLeftOut: z.int(),
        attachments: z.array(z.object({ name: z.string(), bytes: z.int().nullable() })),
        isCut: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'Mail' })
export type Mail = z.infer<typeof Mail>

export const OpenThread = z.object({ thread: MailThread, mails: z.array(Mail) }).meta({ id: 'OpenMailThread' })
export type OpenThread = z.infer<typeof OpenThread>

export const ThreadQuery = z.strictObject({
  before: Timestamp.optional().meta({ description: 'From the reply before: the next, older ones' }),
  words: Text(100).optional().meta({ description: 'In the name, company or address of a person' }),
  personId: Id.optional(),
  companyId: Id.optional(),
  requestId: Id.optional(),
})
export type ThreadQuery = z.infer<typeof ThreadQuery>

export const MailSuggestion = z
  .object({
    kind: z.enum(['person', 'company', 'request']),
    id: Id,
    name: z.string(),
    detail: z.string().nullable(),
  })
  .meta({ id: 'MailSuggestion' })
export type MailSuggestion = z.infer<typeof MailSuggestion>

const Label = Text(60)
/** What is left out stays. */
export const ThreadChange = z
  .strictObject({
    isRead: z.boolean(),
    isInInbox: z.boolean().meta({ description: 'false archives it' }),
    addLabels: z.array(Label).max(10),
    removeLabels: z.array(Label).max(10),
    snoozedUntil: Timestamp.nullable().meta({
      description: 'Out of the inbox until then, and back in it after; null brings it back now',
    }),
  })
  .partial()
export type ThreadChange = z.infer<typeof ThreadChange>

export const FreeTimes = z
  .object({
    times: z.array(z.object({ start: Timestamp, end: Timestamp })).meta({ description: 'At most three, in order' }),
    zone: TimeZone.meta({ description: 'Mine' }),
    theirZone: TimeZone.nullable().meta({ description: 'Null where nothing says where they are' }),
    calendars: z.array(z.string()).meta({ description: 'The accounts whose calendars were read' }),
  })
  .meta({ id: 'FreeTimes' })
export type FreeTimes = z.infer<typeof FreeTimes>

export const mailbox = contract('email', {
  threads: {
    route: 'GET /api/email/threads',
    access: 'viewer',
    summary: 'My conversations with people of my introductions and contacts, newest first',
    query: ThreadQuery,
    reply: z.object({ items: z.array(MailThread), next: Timestamp.nullable() }),
    keys: 'never',
    rate: { points: 120, seconds: 60 },
  },
  thread: {
    route: 'GET /api/email/threads/:threadId',
    access: 'viewer',
    summary: 'One conversation; its texts are read from the mailbox now if I allowed that, and stored nowhere',
    reply: OpenThread,
    keys: 'never',
    rate: { points: 120, seconds: 60 },
  },
  freeTimes: {
    route: 'GET /api/email/free-times',
    access: 'member',
    summary:
      'Three half hours that are free in my connected calendar, in the office hours of both; nothing is reserved',
    query: z.strictObject({ to: EmailAddress, zone: TimeZone }),
    reply: FreeTimes,
    keys: 'never',
    rate: { points: 60, seconds: 3600 },
  },
  suggestions: {
    route: 'GET /api/email/search-suggestions',
    access: 'viewer',
    summary: 'People, companies and requests that fit what I type',
    query: z.strictObject({ words: Text(100) }),
    reply: z.object({ items: z.array(MailSuggestion) }),
    rate: { points: 240, seconds: 60 },
  },
  changeThread: {
    route: 'PATCH /api/email/threads/:threadId',
    access: 'member',
    summary: 'Mark a conversation as read, archive, label or snooze it, in the mailbox itself',
    body: ThreadChange,
    reply: MailThread,
    keys: 'never',
    rate: { points: 120, seconds: 60 },
  },
  changeMail: {
    route: 'PATCH /api/email/messages/:messageId',
    access: 'member',
    summary: 'Mark one mail as read, archive or label it, in the mailbox itself',
    body: ThreadChange.omit({ snoozedUntil: true }),
    reply: MailThread,
    keys: 'never',
    rate: { points: 120, seconds: 60 },
  },
})
