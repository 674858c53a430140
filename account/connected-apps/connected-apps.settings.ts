import { z } from 'zod'
import { settings } from '@wellmet/platform/config/settings.ts'

export const connectedAppsSettings = settings({
  PRIVATE_APP_ORIGINS: z
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
      'origins of your private network at which assistants of your own describe themselves, separated by commas, such as http://assistant.internal:8080; without it only the public internet',
    ),
})
