import { z } from 'zod'
import { Count, forStandIns, settings } from '@wellmet/platform/config/settings.ts'

export const apolloSettings = settings(
  {
    APOLLO_URL: z
      .url({ protocol: /^https?$/ })
      .default('https://api.apollo.io/api/v1')
      .describe(forStandIns),
    APOLLO_TIMEOUT_MS: Count.default(8_000).describe('for one call'),
  },
  { trustedOrigins: ({ APOLLO_URL }) => [APOLLO_URL] },
)
