import type { ChatOfProvider } from '@wellmet/connections/engine/chat.ts'
import type { Provider } from '@wellmet/connections/engine/provider.ts'
import { slack } from '@wellmet/connections/providers/slack/slack.ts'
import { teams } from '@wellmet/connections/providers/teams/teams.ts'
import { telegram } from '@wellmet/connections/providers/telegram/telegram.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { channelPlatforms, type ChannelPlatform } from './channels.contract.ts'

const byPlatform: Readonly<Record<ChannelPlatform, Provider>> = { slack, teams, telegram }

/** In the order in which they are offered. */
export const chatProviders: readonly Provider[] = channelPlatforms.map((platform) => byPlatform[platform])

export const chatProvider = (platform: ChannelPlatform): Provider => byPlatform[platform]

/** What it declares about messages. */
export const chatOf = (platform: ChannelPlatform): ChatOfProvider =>
  present(byPlatform[platform].chat, 'messages of the provider')

export const labelOf = (platform: ChannelPlatform): string => byPlatform[platform].label
