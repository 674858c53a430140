import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import type { NotificationKind } from '@wellmet/account/notifications/notifications.contract.ts'
import { Id, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { signedForm, webhook } from '@wellmet/platform/contract/webhook.plug-in.ts'
import { callback } from '@wellmet/connections/engine/consent-endpoints.contract.ts'
import { ConnectedAccount } from '@wellmet/connections/engine/engine.contract.ts'
import { TeamsWorkflow } from '@wellmet/connections/providers/chat-access.contract.ts'

export const channelPlatforms = ['slack', 'teams', 'telegram'] as const
export const ChannelPlatform = z.enum(channelPlatforms).meta({ id: 'ChannelPlatform' })
export type ChannelPlatform = z.infer<typeof ChannelPlatform>

/** The most recipients of one call. */
export const mostRecipients = 200
/** Above this an admin approves first. */
export const mostWithoutApproval = 25
/** How long it is shown what became of a message. */
export const messageDays = 90
export const longestText = 2000

const ChannelAccount = ConnectedAccount.pick({ id: true, address: true, state: true, connectedAt: true })
  .extend({
    reaches: z.enum(['owner', 'place']).meta({ description: 'owner: me alone · place: whoever reads it there' }),
  })
  .meta({ id: 'ChannelAccount' })

export const ChannelStatus = z
  .object({
    platform: ChannelPlatform,
    label: z.string(),
    isAvailable: z.boolean().meta({ description: 'Whether this server is set up for it' }),
    hasButtons: z.boolean().meta({ description: 'Whether questions can be answered there' }),
    accounts: z.array(ChannelAccount),
  })
  .meta({ id: 'ChannelStatus' })
export type ChannelStatus = z.infer<typeof ChannelStatus>

/** A place that several people read, through an account of mine. */
const Channel = z
  .object({
    accountId: Id,
    channelId: z.string().nullable().meta({ description: 'Null where the account itself stands for one channel' }),
    platform: ChannelPlatform,
    name: z.string(),
    isPrivate: z.boolean(),
  })
  .meta({ id: 'Channel' })
export type Channel = z.infer<typeof Channel>

const Reachable = z
  .object({ userId: Id, name: z.string(), platforms: z.array(ChannelPlatform) })
  .meta({ id: 'ReachableTeammate' })

const ChannelId = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/)

export const Recipient = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me'), platform: ChannelPlatform }),
  z.strictObject({
    kind: z.literal('teammate'),
    userId: Id,
    platform: ChannelPlatform.optional().meta({
      description: 'Where they have several; otherwise the first of theirs',
    }),
  }),
  z.strictObject({ kind: z.literal('channel'), accountId: Id, channelId: ChannelId.optional() }),
])
export type Recipient = z.infer<typeof Recipient>

export const messageStates = ['waiting', 'sending', 'sent', 'accepted', 'failed', 'unknown'] as const
export const MessageState = z.enum(messageStates).meta({
  id: 'ChannelMessageState',
  description: 'accepted: taken there, which says no more · unknown: it may have arrived, and is not sent again',
})
export type MessageState = z.infer<typeof MessageState>

export const ChannelMessage = z
  .object({
    id: Id,
    platform: ChannelPlatform,
    to: z.string().meta({ description: 'The name of the teammate or channel' }),
    isToMe: z.boolean(),
    batchId: Id.nullable(),
    state: MessageState,
    says: z.string().meta({ description: 'The same in a sentence' }),
    createdAt: Timestamp,
    settledAt: Timestamp.nullable(),
  })
  .meta({ id: 'ChannelMessage' })
export type ChannelMessage = z.infer<typeof ChannelMessage>

const Fact = z.object({ is: z.boolean(), says: z.string() })
export const ChannelEncryption = z
  .object({
    channel: z.enum(['email', ...channelPlatforms]),
    label: z.string(),
    isAvailable: z.boolean(),
    inTransit: Fact.meta({ description: 'On the way from this server' }),
    atRestHere: Fact.meta({ description: 'While it waits on this server' }),
    endToEnd: Fact.meta({ description: 'So that nobody but the recipient could read it' }),
  })
  .meta({ id: 'ChannelEncryption' })
export type ChannelEncryption = z.infer<typeof ChannelEncryption>

/** Which notifications can also go to a chat. */
export const noticeKinds = [
  'introduction.asked',
  'introduction.answered',
  'introduction.due',
  'introduction.outcome',
  'approval.asked',
  'approval.decided',
] as const satisfies NotificationKind[]
export const NoticeKind = z.enum(noticeKinds).meta({ id: 'NoticeKind' })
export type NoticeKind = z.infer<typeof NoticeKind>

export const ChannelNotices = z
  .object({
    kinds: z.array(z.object({ kind: NoticeKind, title: z.string() })),
    accounts: z
      .array(z.object({ accountId: Id, platform: ChannelPlatform, address: z.string(), kinds: z.array(NoticeKind) }))
      .meta({ description: 'Those that nobody else reads' }),
  })
  .meta({ id: 'ChannelNotices' })
export type ChannelNotices = z.infer<typeof ChannelNotices>

/** What a button answers. */
export const buttonAnswers = ['accept', 'later', 'decline'] as const
export type ButtonAnswer = (typeof buttonAnswers)[number]

const Message = Text(longestText)

export const NewChannel = z.discriminatedUnion('platform', [
  z.strictObject({ platform: z.literal('slack') }),
  z.strictObject({ platform: z.literal('telegram') }),
  TeamsWorkflow.extend({ platform: z.literal('teams') }),
])
export type NewChannel = z.infer<typeof NewChannel>

export const channels = contract('comms', {
  list: {
    route: 'GET /api/comms/channels',
    access: 'viewer',
    summary: 'Where I can send: my accounts, the channels behind them, and the teammates who can be reached',
    reply: z.object({
      platforms: z.array(ChannelStatus),
      channels: z.array(Channel),
      unread: z.array(ChannelPlatform).meta({ description: 'Whose channels could not be listed at the moment' }),
      teammates: z.array(Reachable),
    }),
    rate: { points: 120, seconds: 60 },
  },
  connect: {
    route: 'POST /api/comms/integrations/connect',
    access: 'member',
    summary: 'Connect Slack or Telegram, which says where to go, or Teams by the address of a workflow',
    body: NewChannel,
    reply: z.object({
      url: z.url().nullable().meta({ description: 'Where I go on; null where nothing is left to do' }),
      account: ConnectedAccount.nullable(),
    }),
    keys: 'never',
    rate: { points: 30, seconds: 3600 },
  },
  callback: callback('GET /api/comms/integrations/slack/callback', 'Takes what Slack says when it sends me back', {}),
  disconnect: {
    route: 'POST /api/comms/integrations/:platform/disconnect',
    access: 'member',
    summary: 'Disconnect all my accounts on a platform, or one of them',
    params: z.strictObject({ platform: ChannelPlatform }),
    body: z.strictObject({ accountId: Id.optional() }),
    status: 202,
    reply: ChannelStatus,
    keys: 'never',
  },
  telegram: {
    route: 'POST /api/comms/telegram/updates',
    access: 'anyone',
    summary: 'Takes what people tell the Telegram bot, with the secret that it was given',
    plugIns: [webhook('x-telegram-bot-api-secret-token')],
    reply: z.object({ isReceived: z.literal(true) }),
    rate: { points: 600, seconds: 60 },
  },
  send: {
    route: 'POST /api/comms/send',
    access: 'member',
    summary: 'Send one message to a teammate, to a channel of mine or to myself',
    body: z.strictObject({ to: Recipient, text: Message }),
    status: 202,
    reply: ChannelMessage,
    rate: { points: 120, seconds: 3600 },
  },
  sendBulk: {
    route: 'POST /api/comms/send/bulk',
    access: 'member',
    summary: `Send one message to several, each by itself; above ${mostWithoutApproval} once an admin has approved it`,
    body: z.strictObject({ to: z.array(Recipient).min(1).max(mostRecipients), text: Message }),
    status: 202,
    reply: z.object({
      approvalId: Id.nullable().meta({ description: 'Of the approval that it waits for' }),
      items: z
        .array(
          z.object({
            message: ChannelMessage.nullable(),
            problem: z.string().nullable().meta({ description: 'Why nothing is sent to this one' }),
          }),
        )
        .meta({ description: 'In the order of the recipients' }),
    }),
    rate: { points: 20, seconds: 3600 },
  },
  messages: {
    route: 'GET /api/comms/messages',
    access: 'viewer',
    summary: `What I sent in the last ${messageDays} days and what became of it, newest first; without its text`,
    query: z.strictObject({ limit: z.int().min(1).max(200).default(50) }),
    reply: z.object({ items: z.array(ChannelMessage) }),
  },
  notices: {
    route: 'GET /api/comms/notices',
    access: 'member',
    summary: 'Which of my notifications also go to my Slack, Teams or Telegram; none by itself',
    reply: ChannelNotices,
  },
  changeNotices: {
    route: 'PATCH /api/comms/notices',
    access: 'member',
    summary: 'Choose which notifications also go to one of my accounts that nobody else reads',
    body: z.strictObject({ accountId: Id, kinds: z.array(NoticeKind).max(noticeKinds.length) }),
    reply: ChannelNotices,
  },
  slackInteractions: {
    route: 'POST /api/comms/slack/interactions',
    access: 'anyone',
    summary: 'Takes clicks on buttons of messages in Slack, signed by Slack',
    plugIns: [signedForm('x-slack-signature', 'x-slack-request-timestamp')],
    reply: z.object({ isReceived: z.literal(true) }),
    rate: { points: 600, seconds: 60 },
  },
  encryption: {
    route: 'GET /api/comms/encryption-status',
    access: 'viewer',
    summary: 'Who could read messages, by channel: on the way, while they wait here, and there',
    reply: z.object({ items: z.array(ChannelEncryption) }),
  },
})
