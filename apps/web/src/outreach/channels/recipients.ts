import type {
  ChannelPlatform,
  Channel,
  ChannelStatus,
  Recipient,
} from '@wellmet/outreach/channels/channels.contract.ts'
import type { Exact } from '../../api/query.ts'
import { channelsMessages } from '@wellmet/outreach/channels/channels.messages.ts'

export interface Places {
  platforms: readonly ChannelStatus[]
  channels: readonly Channel[]
  teammates: readonly { userId: string; name: string; platforms: readonly ChannelPlatform[] }[]
}

interface Choice {
  value: string
  label: string
  to: Exact<Recipient>
}

/** Whom one can write to: teammates first, then channels, then oneself. */
export function recipientsIn({ platforms, channels, teammates }: Places): { group: string; items: Choice[] }[] {
  const labelOf = (platform: ChannelPlatform): string =>
    platforms.find((one) => one.platform === platform)?.label ?? platform
  return [
    {
      group: channelsMessages.groupTeammates(),
      items: teammates.map(({ userId, name }) => ({
        value: userId,
        label: name,
        to: { kind: 'teammate' as const, userId },
      })),
    },
    {
      group: channelsMessages.groupChannels(),
      items: channels.map(({ accountId, channelId, platform, name }) => ({
        value: `${accountId} ${channelId ?? ''}`,
        label: `${name} · ${labelOf(platform)}`,
        to: { kind: 'channel' as const, accountId, ...(channelId === null ? {} : { channelId }) },
      })),
    },
    {
      group: channelsMessages.groupMe(),
      items: platforms
        .filter(({ accounts }) => accounts.some(({ state, reaches }) => state === 'connected' && reaches === 'owner'))
        .map(({ platform, label }) => ({
          value: platform,
          label: channelsMessages.meOn({ platform: label }),
          to: { kind: 'me' as const, platform },
        })),
    },
  ].filter(({ items }) => items.length > 0)
}
