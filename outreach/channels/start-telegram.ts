import { z } from 'zod'
import { loggableError } from '@wellmet/connections/engine/loggable-error.ts'
import { askTelegram } from '@wellmet/connections/providers/telegram/telegram-request.ts'
import { telegramSettings } from '@wellmet/connections/providers/telegram/telegram.settings.ts'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { hashSecret, newSecret } from '@wellmet/platform/values/secret.ts'
import { channelsMessages } from './channels.messages.ts'
import { insertLink } from './channels.store.ts'
import { telegramSecret } from './telegram-secret.ts'

const linkMs = 10 * 60_000
const Bot = z.object({ username: z.string().regex(/^\w{3,64}$/) })

/** Where the member presses Start. A bot can write to nobody who has not. */
export async function startTelegram({ db, viewer, services }: MemberCall): Promise<string> {
  const username = await readBot(services)
  const code = newSecret()
  const now = services.now()
  const { workspaceId, userId } = viewer
  const expiresAt = new Date(now.getTime() + linkMs)
  // As the system: older links are deleted, which no member may do
  await db.asSystem((tx) => insertLink(tx, { codeHash: hashSecret(code), workspaceId, userId, now, expiresAt }))
  const url = new URL(`/${username}`, services.config.get(telegramSettings).TELEGRAM_LINK_URL)
  url.searchParams.set('start', code)
  return url.href
}

/** Its name. Telegram is told each time where to send what people say: the address or the bot may have changed. */
async function readBot(services: Services): Promise<string> {
  try {
    const { username } = await askTelegram(services, 'getMe', {}, Bot)
    await askTelegram(
      services,
      'setWebhook',
      {
        url: new URL('/api/comms/telegram/updates', services.config.PUBLIC_URL).href,
        secret_token: telegramSecret(services),
        allowed_updates: ['message', 'callback_query'],
      },
      z.literal(true),
    )
    return username
  } catch (error) {
    services.log.warn({ err: loggableError(error), provider: 'telegram' }, 'the bot is not reachable')
    throw fail('unavailable', channelsMessages.botNotReached())
  }
}
