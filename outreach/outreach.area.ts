import type { Area } from '@wellmet/platform/area.ts'
import { channelsRoutes } from './channels/channels.handlers.ts'
import { sweepChannelsJob } from './channels/channels.jobs.ts'
import { channelsHooks } from './channels/channels.reactions.ts'
import { channelsTables } from './channels/channels.tables.ts'
import { sealedMessageText } from './channels/message-content.ts'
import { channelsWork } from './channels/channels.work.ts'
import { mailAccessRoutes } from './mail-access/mail-access.handlers.ts'
import { mailAccessHooks } from './mail-access/mail-access.reactions.ts'
import { mailAccessTables } from './mail-access/mail-access.tables.ts'
import { sealedMailTokensColumn } from './mail-access/mail-tokens.ts'
import { mailboxRoutes } from './mailbox/mailbox.handlers.ts'
import { mailboxTables } from './mailbox/mailbox.tables.ts'
import { mailboxWork } from './mailbox/mailbox.work.ts'
import { sendingRoutes } from './sending/sending.handlers.ts'
import { deleteOldSendsJob } from './sending/sending.jobs.ts'
import { sendingTables } from './sending/sending.tables.ts'
import { sendingWork } from './sending/sending.work.ts'
import { sentMessagesRoutes } from './sent-messages/sent-messages.handlers.ts'
import { deleteOldMessagesJob, findDueMessagesJob } from './sent-messages/sent-messages.jobs.ts'
import { sealedMessages } from './sent-messages/message-content.ts'
import { sentMessagesHooks, sentMessagesReactions } from './sent-messages/sent-messages.reactions.ts'
import { sentMessagesTables } from './sent-messages/sent-messages.tables.ts'
import { sentMessagesWork } from './sent-messages/sent-messages.work.ts'
import { sequencesRoutes } from './sequences/sequences.handlers.ts'
import { findDueSequencesJob } from './sequences/sequences.jobs.ts'
import { sequencesHooks, sequencesReactions } from './sequences/sequences.reactions.ts'
import { sequencesTables } from './sequences/sequences.tables.ts'
import { sequencesWork } from './sequences/sequences.work.ts'

/** Talking to people: who may be written to, and what follows an introduction. */
export const outreachArea = {
  name: 'outreach',
  routes: {
    channels: channelsRoutes,
    mailAccess: mailAccessRoutes,
    mailbox: mailboxRoutes,
    sending: sendingRoutes,
    sentMessages: sentMessagesRoutes,
    sequences: sequencesRoutes,
  },
  jobs: [...channelsWork, ...mailboxWork, ...sendingWork, ...sentMessagesWork, ...sequencesWork],
  reactions: [...sentMessagesReactions, ...sequencesReactions],
  hooks: [...channelsHooks, ...mailAccessHooks, ...sentMessagesHooks, ...sequencesHooks],
  schedule: [
    { at: '17 4 * * *', job: deleteOldSendsJob },
    { at: '19 4 * * *', job: sweepChannelsJob },
    { at: '27 4 * * *', job: deleteOldMessagesJob },
    { at: '* * * * *', job: findDueMessagesJob },
    { at: '*/15 * * * *', job: findDueSequencesJob },
  ],
  settings: [],
  sealed: [sealedMessageText, sealedMailTokensColumn, sealedMessages],
  tables: [
    ...channelsTables,
    ...mailAccessTables,
    ...mailboxTables,
    ...sendingTables,
    ...sentMessagesTables,
    ...sequencesTables,
  ],
} satisfies Area
