import { finishConsent } from '@wellmet/connections/engine/finish-consent.ts'
import { slack } from '@wellmet/connections/providers/slack/slack.ts'
import { serve } from '@wellmet/platform/http/serve.ts'
import { changeNotices, showNotices } from './change-notices.ts'
import { channels } from './channels.contract.ts'
import { connectChannel, disconnectChannel } from './connect-channel.ts'
import { receiveSlack } from './receive-slack.ts'
import { receiveTelegram } from './receive-telegram.ts'
import { sendMessage, sendToSeveral } from './send-messages.ts'
import { showChannels } from './show-channels.ts'
import { showEncryption } from './show-encryption.ts'
import { showMessages } from './show-messages.ts'

export const channelsRoutes = serve(channels)({
  list: (call) => showChannels(call),
  connect: (call) => connectChannel(call, call.body),
  callback: (call) => finishConsent(call, slack, call.query),
  disconnect: (call) => disconnectChannel(call, call.params.platform, call.body.accountId),
  telegram: (call) => receiveTelegram(call, call.webhook),
  send: (call) => sendMessage(call, call.body),
  sendBulk: (call) => sendToSeveral(call, call.body),
  messages: (call) => showMessages(call, call.query),
  notices: (call) => showNotices(call),
  changeNotices: (call) => changeNotices(call, call.body),
  slackInteractions: (call) => receiveSlack(call, call.webhook),
  encryption: (call) => showEncryption(call),
})
