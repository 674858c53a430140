import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { EmailAddress, Id, SubjectLine, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'

/** Waiting at the same time, of one member. */
export const mostWaiting = 100
export const mostShown = 100

const messageStates = ['waiting', 'sent', 'failed', 'stopped', 'unknown'] as const
export const MessageState = z.enum(messageStates).meta({
  id: 'SentMessageState',
  description:
    'unknown: the mailbox gave no answer, and only its owner can see whether the message left · stopped: something happened that makes it wrong to send it',
})
export type MessageState = z.infer<typeof MessageState>

const messageReasons = [
  'access',
  'refused',
  'no_answer',
  'gone',
  'reply',
  'meeting',
  'no',
  'unreachable',
  'not_allowed',
  'erased',
  'ended',
  'member',
] as const
export const MessageReason = z.enum(messageReasons).meta({ id: 'SentMessageReason' })
export type MessageReason = z.infer<typeof MessageReason>

export const SentMessage = z
  .object({
    id: Id,
    to: z.string().nullable().meta({ description: 'Null once the person was erased' }),
    from: z.string().nullable().meta({ description: 'Null once the mailbox is disconnected' }),
    requestId: Id.nullable(),
    state: MessageState,
    reason: MessageReason.nullable(),
    says: z.string().meta({ description: 'Where it is, as a sentence' }),
    remedy: z.string().nullable().meta({ description: 'What to do, if there is something to do' }),
    writtenAt: Timestamp,
    sendAt: Timestamp.nullable().meta({ description: 'When it leaves, while it waits' }),
    sentAt: Timestamp.nullable(),
  })
  .meta({ id: 'SentMessage' })
export type SentMessage = z.infer<typeof SentMessage>

/** The text of what did not leave. It is sealed in the database, and deleted once the message is sent. */
const Unsent = z.object({ subject: z.string(), message: z.string() })

const MailText = Text(20_000)
export const NewMessage = z.strictObject({
  to: EmailAddress,
  subject: SubjectLine(200),
  message: MailText,
  accountId: Id.optional().meta({
    description: 'One of my mailboxes from which I allow sending; the oldest without it',
  }),
  requestId: Id.optional().meta({ description: 'The introduction that it is about' }),
  answers: Text(250).optional().meta({
    description: 'Message-ID of the email that it answers, without angle brackets; the message goes into that thread',
  }),
})
export type NewMessage = z.infer<typeof NewMessage>

export const decisions = ['sent', 'again', 'dropped'] as const

export const sentMessages = contract('email', {
  send: {
    route: 'POST /api/email/send',
    access: 'member',
    summary:
      'Send one message from my own mailbox, now or when the recipient’s office opens; without a permission it is refused',
    body: NewMessage,
    reply: SentMessage,
    status: 202,
    rate: { points: 60, seconds: 3600 },
    keys: 'never',
  },
  list: {
    route: 'GET /api/email/outgoing',
    access: 'viewer',
    summary: 'What I sent from my own mailbox, newest first; with its text while it has not left',
    reply: z.object({ items: z.array(SentMessage.extend({ unsent: Unsent.nullable() })) }),
    keys: 'never',
  },
  decide: {
    route: 'POST /api/email/outgoing/:id',
    access: 'member',
    summary: 'Drop a message that has not left, try one again that failed, or say that one of unknown outcome was sent',
    body: z.strictObject({ as: z.enum(decisions) }),
    reply: SentMessage,
    keys: 'never',
  },
})
