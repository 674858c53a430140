import { z } from 'zod'
import { forStandIns, secretSetting, settings } from '@wellmet/platform/config/settings.ts'

export const telegramSettings = settings(
  {
    TELEGRAM_BOT_TOKEN: secretSetting(z.string().regex(/^\d{1,20}:[\w-]{10,100}$/, 'is no token of a bot'))
      .optional()
      .describe('of a bot that @BotFather made; without it nobody can connect Telegram'),
    TELEGRAM_API_URL: z
      .url({ protocol: /^https?$/ })
      .default('https://api.telegram.org')
      .describe(forStandIns),
    TELEGRAM_LINK_URL: z
      .url({ protocol: /^https?$/ })
      .default('https://t.me')
      .describe(forStandIns),
  },
  { trustedOrigins: ({ TELEGRAM_API_URL }) => [TELEGRAM_API_URL] },
)
