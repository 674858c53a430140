import { timingSafeEqual } from 'node:crypto'
import { telegramSettings } from '@wellmet/connections/providers/telegram/telegram.settings.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { deriveKey } from '@wellmet/platform/vault/derive-key.ts'

/** What Telegram sends back with every update. It changes with the bot, and is stored nowhere. */
export const telegramSecret = ({ dataSecret, config }: Pick<Services, 'dataSecret' | 'config'>): string =>
  deriveKey(dataSecret, 'updates of the Telegram bot', {
    scope: config.get(telegramSettings).TELEGRAM_BOT_TOKEN ?? '',
  }).toString('base64url')

export function isTelegramSecret(services: Pick<Services, 'dataSecret' | 'config'>, said: string): boolean {
  const [given, expected] = [Buffer.from(said), Buffer.from(telegramSecret(services))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
