import { z } from 'zod'
import { forStandIns, settings } from '@wellmet/platform/config/settings.ts'

export const lumaSettings = settings(
  {
    LUMA_API_URL: z
      .url({ protocol: /^https?$/ })
      .default('https://public-api.luma.com')
      .describe(forStandIns),
  },
  { trustedOrigins: ({ LUMA_API_URL }) => [LUMA_API_URL] },
)
