import { z } from 'zod'
import { forStandIns, secretSetting, settings } from '@wellmet/platform/config/settings.ts'

const BaseUrl = z.url({ protocol: /^https?$/ })

export const hubspotSettings = settings(
  {
    HUBSPOT_CLIENT_ID: z.string().min(1).optional().describe('without it nobody can connect a HubSpot account'),
    HUBSPOT_CLIENT_SECRET: secretSetting(z.string().min(1)).optional().describe('belongs to HUBSPOT_CLIENT_ID'),
    HUBSPOT_SIGN_IN_URL: BaseUrl.default('https://app.hubspot.com').describe(forStandIns),
    HUBSPOT_TOKEN_URL: BaseUrl.default('https://api.hubapi.com').describe(forStandIns),
    HUBSPOT_API_URL: BaseUrl.default('https://api.hubapi.com').describe(forStandIns),
  },
  { trustedOrigins: ({ HUBSPOT_TOKEN_URL, HUBSPOT_API_URL }) => [HUBSPOT_TOKEN_URL, HUBSPOT_API_URL] },
)
