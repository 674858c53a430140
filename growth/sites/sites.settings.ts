import { z } from 'zod'
import { settings } from '@wellmet/platform/config/settings.ts'

export const sitesSettings = settings({
  PAGES_URL: z
    .url({ protocol: /^https?$/ })
    .transform((typed) => new URL(typed).origin)
    .optional()
    .describe(
      'where published pages are, such as https://pages.example.com: this server under another host name than PUBLIC_URL, because members write these pages; without it nothing is published',
    ),
})
