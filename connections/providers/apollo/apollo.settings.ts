import { z } from 'zod'
import { Count, settings } from '@wellmet/platform/config/settings.ts'

export const apolloSettings = settings(
  {
    APOLLO_URL: z.url({ protocol: /^https?$/ }).default('https://api.apollo.io/api/v1'),
    APOLLO_TIMEOUT_MS: Count.default(8_000),
  },
  { trustedOrigins: ({ APOLLO_URL }) => [APOLLO_URL] },
)
