import { z } from 'zod'
import { settings } from '@wellmet/platform/config/settings.ts'

const BaseUrl = z.url({ protocol: /^https?$/ })

export const hubspotSettings = settings(
  {
    HUBSPOT_CLIENT_ID: z.string().min(1).optional().describe('without it nobody can connect a HubSpot account'),
    HUBSPOT_CLIENT_SECRET: z.string().min(1).optional(),
    HUBSPOT_SIGN_IN_URL: BaseUrl.default('https://app.hubspot.com'),
    HUBSPOT_TOKEN_URL: BaseUrl.default('https://api.hubapi.com'),
    HUBSPOT_API_URL: BaseUrl.default('https://api.hubapi.com'),
  },
  { trustedOrigins: ({ HUBSPOT_TOKEN_URL, HUBSPOT_API_URL }) => [HUBSPOT_TOKEN_URL, HUBSPOT_API_URL] },
)
