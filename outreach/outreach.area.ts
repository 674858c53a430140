import type { Area } from '@wellmet/platform/area.ts'
import { channelsRoutes } from './channels/channels.handlers.ts'
import { sweepChannelsJob } from './channels/channels.jobs.ts'
import { channelsHooks } from './channels/channels.reactions.ts'
import { channelsTables } from './channels/channels.tables.ts'
import { sealedMessageText } from './channels/message-content.ts'
import { channelsWork } from './channels/channels.work.ts'
import { sendingRoutes } from './sending/sending.handlers.ts'
import { deleteOldSendsJob } from './sending/sending.jobs.ts'
import { sendingTables } from './sending/sending.tables.ts'
import { sendingWork } from './sending/sending.work.ts'
import { sequencesRoutes } from './sequences/sequences.handlers.ts'
import { findDueSequencesJob } from './sequences/sequences.jobs.ts'
import { sequencesHooks, sequencesReactions } from './sequences/sequences.reactions.ts'
import { sequencesTables } from './sequences/sequences.tables.ts'
import { sequencesWork } from './sequences/sequences.work.ts'

/** Talking to people: who may be written to, and what follows an introduction. */
export const outreachArea = {
  name: 'outreach',
  routes: { sending: sendingRoutes, sequences: sequencesRoutes, channels: channelsRoutes },
  jobs: [...sendingWork, ...sequencesWork, ...channelsWork],
  reactions: [...sequencesReactions],
  hooks: [...sequencesHooks, ...channelsHooks],
  schedule: [
    { at: '17 4 * * *', job: deleteOldSendsJob },
    { at: '19 4 * * *', job: sweepChannelsJob },
    { at: '*/15 * * * *', job: findDueSequencesJob },
  ],
  settings: [],
  sealed: [sealedMessageText],
  tables: [...sendingTables, ...sequencesTables, ...channelsTables],
} satisfies Area
