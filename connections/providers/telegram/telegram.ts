import { z } from 'zod'
import type { ChatMessage } from '../../engine/chat.ts'
import { typedProvider } from '../../engine/provider.ts'
import { ProviderFailed } from '../../engine/provider-errors.ts'
import { TelegramAccess } from '../chat-access.contract.ts'
import { askTelegram } from './telegram-request.ts'
import { telegramSettings } from './telegram.settings.ts'

const Sent = z.object({ message_id: z.int() })
const Chat = z.object({ id: z.int(), type: z.literal('private') })

/** A private chat with the bot of the operator. Only whoever starts it can be written to. */
export const telegram = typedProvider({
  name: 'telegram',
  label: 'Telegram',
  category: 'chat',
  settings: telegramSettings,
  fields: TelegramAccess,
  sources: [],
  isSetUp: (config) => config.get(telegramSettings).TELEGRAM_BOT_TOKEN !== undefined,
  chat: { reaches: () => 'owner', longest: 4000, confirms: true, hasButtons: true },
  async open(services, { chatId, name }) {
    const ask = <T>(method: string, body: object, result: z.ZodType<T>): Promise<T> =>
      askTelegram(services, method, { chat_id: Number(chatId), ...body }, result)
    return {
      async identifyOwner() {
        const { id } = await ask('getChat', {}, Chat)
        return { subject: String(id), address: name }
      },
      read: () => Promise.reject(new ProviderFailed('Nothing is read from it.')),
      chat: {
        async send(message) {
          const { message_id: id } = await ask('sendMessage', bodyOf(message), Sent)
          return { ref: String(id) }
        },
        async replace(ref, text) {
          await ask('editMessageText', { message_id: Number(ref), text }, z.unknown())
        },
      },
      close: () => undefined,
    }
  },
})

function bodyOf({ text, buttons = [], link }: ChatMessage): object {
  const rows = [
    ...buttons.map(({ label, value }) => [{ text: label, callback_data: value }]),
    // Telegram takes only addresses that it could reach itself.
    ...(link?.url.startsWith('https:') ? [[{ text: link.label, url: link.url }]] : []),
  ]
  return {
    text: link && !link.url.startsWith('https:') ? `${text}\n${link.url}` : text,
    link_preview_options: { is_disabled: true },
    ...(rows.length === 0 ? {} : { reply_markup: { inline_keyboard: rows } }),
  }
}
