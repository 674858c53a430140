import type { MembersNotified } from '@wellmet/account/notifications/notifications.hooks.ts'
import { slackSettings } from '@wellmet/connections/providers/slack/slack.settings.ts'
import type { Config } from '@wellmet/platform/config/config.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import type { HookContext } from '@wellmet/platform/events/hook.ts'
import { inLocale, readLanguage, sourceLocale } from '@wellmet/platform/messages/locale.ts'
import { renderMessage, renderSentences } from '@wellmet/platform/messages/messages.ts'
import { askedIn } from './button-value.rules.ts'
import { buttonAnswers, noticeKinds, type ChannelPlatform } from './channels.contract.ts'
import { channelsMessages } from './channels.messages.ts'
import { listSubscribed } from './channels.store.ts'
import { chatOf } from './chat-providers.ts'
import type { MessageContent } from './message-content.ts'
import { queueMessage } from './queue-message.ts'
import { reachesOwner } from './show-channels.ts'

/** Uses the notification’s own text, so it names no one else. */
export async function queueNotices({ tx, services }: HookContext, news: MembersNotified): Promise<void> {
  if (!noticeKinds.some((kind) => kind === news.kind)) return
  const { workspaceId, kind, told } = news
  const userIds = told.map(({ userId }) => userId)
  // As the system: what happened may be another member's, and the recipient chose where it goes
  await asSystem(tx, async (system) => {
    for (const row of await listSubscribed(system, { workspaceId, userIds, kind })) {
      const title = told.find(({ userId }) => userId === row.userId)?.title
      if (!title || !reachesOwner(row)) continue
      const about = mayAnswer(services.config, row.platform) ? askedIn(news.link) : null
      const content = inLocale(readLanguage(row.language) ?? sourceLocale, (): MessageContent => {
        const body = renderSentences([...news.body])
        return {
          text: [renderMessage(title), ...(body === '' ? [] : [body])].join('\n'),
          link: { label: channelsMessages.open(), url: services.config.PUBLIC_URL + news.link },
          ...(about === null ? {} : { buttons: buttonAnswers.map((answer) => ({ answer, label: labels[answer]() })) }),
        }
      })
      await queueMessage(system, services, {
        workspaceId,
        userId: row.userId,
        to: { recipientId: row.userId, accountId: row.accountId, platform: row.platform, place: null, placeName: null },
        content,
        batchId: null,
        notice: { about },
      })
    }
  })
}

const labels = {
  accept: channelsMessages.answerAccept,
  later: channelsMessages.answerLater,
  decline: channelsMessages.answerDecline,
}

/** Clicks in Slack count only where they can be checked. */
const mayAnswer = (config: Config, platform: ChannelPlatform): boolean =>
  chatOf(platform).hasButtons && (platform !== 'slack' || config.get(slackSettings).SLACK_SIGNING_SECRET !== undefined)
