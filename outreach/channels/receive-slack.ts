import { subjectOf } from '@wellmet/connections/providers/slack/slack-chat.ts'
import { slackSettings } from '@wellmet/connections/providers/slack/slack.settings.ts'
import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Webhook } from '@wellmet/platform/contract/webhook.plug-in.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { answerByButton } from './answer-by-button.ts'
import { channelsMessages } from './channels.messages.ts'
import { clickIn, isFromSlack } from './slack-click.rules.ts'

export async function receiveSlack({ services }: Call, { body, headers }: Webhook): Promise<{ isReceived: true }> {
  const secret = services.config.get(slackSettings).SLACK_SIGNING_SECRET
  if (secret === undefined) throw notFound('webhook')
  const signed = { signature: headers['x-slack-signature'], timestamp: headers['x-slack-request-timestamp'] }
  if (!isFromSlack(body, signed, secret, services.now())) throw fail('unprocessable', channelsMessages.notSigned())
  const click = clickIn(body)
  if (click)
    await answerByButton(services, {
      platform: 'slack',
      subject: subjectOf(click.team, click.user),
      value: click.value,
    })
  return { isReceived: true }
}
