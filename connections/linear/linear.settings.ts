import { z } from 'zod'
import { secretSetting, settings } from '@wellmet/platform/config/settings.ts'

export const linearSettings = settings({
  LINEAR_WEBHOOK_SECRET: secretSetting(z.string().min(1))
    .optional()
    .describe('without it nothing is taken from Linear'),
})
