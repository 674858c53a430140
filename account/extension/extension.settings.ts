import { z } from 'zod'
import { settings } from '@wellmet/platform/config/settings.ts'

export const extensionSettings = settings({
  EXTENSION_REDIRECTS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((url) => url.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.url({ protocol: /^https$/ })))
    .describe(
      'where the browser extension may be sent after a click on “Connect”, separated by commas, such as https://<extension id>.chromiumapp.org/; without it no extension can be connected',
    ),
  EXTENSION_MIN_VERSION: z
    .string()
    .regex(/^\d{1,5}(?:\.\d{1,5}){0,3}$/)
    .default('0')
    .describe('older extensions are told to update'),
})
