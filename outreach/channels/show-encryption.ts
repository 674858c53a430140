import { slackSettings } from '@wellmet/connections/providers/slack/slack.settings.ts'
import { teamsSettings } from '@wellmet/connections/providers/teams/teams.settings.ts'
import { telegramSettings } from '@wellmet/connections/providers/telegram/telegram.settings.ts'
import { showOffers } from '@wellmet/connections/engine/show-accounts.ts'
import { isMailSafe, mayGoPlain } from '@wellmet/platform/config/plaintext.rules.ts'
import type { Config } from '@wellmet/platform/config/config.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { channelPlatforms, type ChannelEncryption, type ChannelPlatform } from './channels.contract.ts'
import { channelsMessages as m } from './channels.messages.ts'
import { chatProviders, labelOf } from './chat-providers.ts'

/** Computed from what this server is configured to do. Nothing here is encrypted from end to end. */
export async function showEncryption(call: MemberCall): Promise<{ items: ChannelEncryption[] }> {
  const { config } = call.services
  const { items } = await showOffers(call, chatProviders)
  return {
    items: [
      ofMail(config),
      ...channelPlatforms.map((platform) =>
        ofPlatform(config, platform, items.find(({ provider }) => provider === platform)?.isAvailable ?? false),
      ),
    ],
  }
}

function ofMail({ SMTP_URL }: Config): ChannelEncryption {
  const isSafe = isMailSafe(new URL(SMTP_URL))
  return {
    channel: 'email',
    label: m.email(),
    isAvailable: true,
    inTransit: { is: isSafe, says: isSafe ? m.transitMail() : m.transitPlain() },
    atRestHere: { is: true, says: m.restSealed() },
    endToEnd: { is: false, says: m.endToEndMail() },
  }
}

function ofPlatform(config: Config, platform: ChannelPlatform, isAvailable: boolean): ChannelEncryption {
  const isSafe = isTls[platform](config)
  const label = labelOf(platform)
  return {
    channel: platform,
    label,
    isAvailable,
    inTransit: { is: isSafe, says: isSafe ? m.transitTls() : m.transitPlain() },
    atRestHere: { is: true, says: m.restSealed() },
    endToEnd: { is: false, says: platform === 'telegram' ? m.endToEndTelegram() : m.endToEndChat({ platform: label }) },
  }
}

const isHttps = (url: string): boolean => new URL(url).protocol === 'https:'

const isTls: Readonly<Record<ChannelPlatform, (config: Config) => boolean>> = {
  slack: (config) => isHttps(config.get(slackSettings).SLACK_API_URL),
  telegram: (config) => isHttps(config.get(telegramSettings).TELEGRAM_API_URL),
  // Workflows without TLS are refused, unless the operator named the host.
  teams: (config) =>
    !config.get(teamsSettings).TEAMS_HOSTS.some((host) => mayGoPlain(`http://${host}`, config.PLAINTEXT_HOSTS)),
}
