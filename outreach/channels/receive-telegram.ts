import { z } from 'zod'
import { connectTypedAccount } from '@wellmet/connections/engine/connect-typed-account.ts'
import { loggableError } from '@wellmet/connections/engine/loggable-error.ts'
import { askTelegram } from '@wellmet/connections/providers/telegram/telegram-request.ts'
import { telegram } from '@wellmet/connections/providers/telegram/telegram.ts'
import { telegramSettings } from '@wellmet/connections/providers/telegram/telegram.settings.ts'
import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import { Refusal } from '@wellmet/platform/contract/refusal.ts'
import type { Webhook } from '@wellmet/platform/contract/webhook.plug-in.ts'
import { cleanText } from '@wellmet/platform/files/text/clean-text.rules.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { inLocale, readLanguage, sourceLocale } from '@wellmet/platform/messages/locale.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import { answerByButton } from './answer-by-button.ts'
import { asOwner } from './as-owner.ts'
import { channelsMessages } from './channels.messages.ts'
import { takeLink } from './channels.store.ts'
import { queueMessage } from './queue-message.ts'
import { isTelegramSecret } from './telegram-secret.ts'
import { pressedIn, startedIn, type Started } from './telegram-update.rules.ts'

/** Unknown updates get 200: Telegram repeats what is refused for a day. */
export async function receiveTelegram(call: Call, { body, headers }: Webhook): Promise<{ isReceived: true }> {
  const { services } = call
  if (services.config.get(telegramSettings).TELEGRAM_BOT_TOKEN === undefined) throw notFound('webhook')
  if (!isTelegramSecret(services, headers['x-telegram-bot-api-secret-token'] ?? ''))
    throw fail('unprocessable', channelsMessages.notSigned())
  const started = startedIn(body)
  if (started) await connectStarted(call, started)
  const pressed = pressedIn(body)
  if (pressed) {
    await answerByButton(services, { platform: 'telegram', subject: pressed.chatId, value: pressed.value })
    await stopWaiting(services, pressed.queryId)
  }
  return { isReceived: true }
}

/** Stops the button’s spinner; not essential. */
async function stopWaiting(services: Services, queryId: string): Promise<void> {
  try {
    await askTelegram(services, 'answerCallbackQuery', { callback_query_id: queryId }, z.unknown())
  } catch (error) {
    services.log.warn({ err: loggableError(error), provider: 'telegram' }, 'could not answer a Telegram button press')
  }
}

/** The link says whose chat it is: the member opened it, and pressed Start there. */
async function connectStarted({ db, services }: Call, { chatId, name, code }: Started): Promise<void> {
  // As the system: Telegram has no account here; its secret is checked first
  const link = await db.asSystem((tx) => takeLink(tx, { codeHash: hashSecret(code) }))
  if (!link || link.expiresAt <= services.now()) return
  const { workspaceId, userId } = link
  const owner = asOwner(services, link)
  const shown = cleanText(name.replaceAll('@', ' at '), 100) ?? 'Telegram'
  const account = await connectTypedAccount({ db: owner, services, viewer: { workspaceId, userId } }, telegram, {
    chatId,
    name: shown,
  })
  if (account instanceof Refusal) return
  const text = inLocale(readLanguage(link.language) ?? sourceLocale, () =>
    channelsMessages.helloTelegram({ workspace: link.workspaceName }),
  )
  await owner.transaction((tx) =>
    queueMessage(tx, services, {
      workspaceId,
      userId,
      to: { recipientId: userId, accountId: account.id, platform: 'telegram', place: null, placeName: null },
      content: { text },
      batchId: null,
      notice: { about: null },
    }),
  )
}
