import { z } from 'zod'
import { settings } from '@wellmet/platform/config/settings.ts'

export const webhooksSettings = settings({
  PRIVATE_WEBHOOK_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)))
    .describe(
      'origins of your private network that webhooks of members may reach, separated by commas, such as http://n8n.internal:5678; without it only the public internet',
    ),
})
