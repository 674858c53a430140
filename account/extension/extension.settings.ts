import { z } from 'zod'
import { settings } from '@wellmet/platform/config/settings.ts'

const extensionOrigin = /^(?:chrome|moz|safari-web)-extension:\/\/[\w-]{1,100}$/

export const extensionSettings = settings(
  {
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
    EXTENSION_ORIGINS: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((origin) => origin.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.string().regex(extensionOrigin)))
      .describe(
        'origins whose pages may read the answers under /v1, separated by commas, such as chrome-extension://<extension id>; without it browsers let no other origin read any answer',
      ),
  },
  { readerOrigins: ({ EXTENSION_ORIGINS }) => EXTENSION_ORIGINS },
)
