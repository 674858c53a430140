import { z } from 'zod'
import { forStandIns, secretSetting, settings } from '@wellmet/platform/config/settings.ts'

const BaseUrl = z.url({ protocol: /^https?$/ })

export const linkedinSettings = settings(
  {
    LINKEDIN_CLIENT_ID: z.string().min(1).optional().describe('without it nobody can connect a LinkedIn account'),
    LINKEDIN_CLIENT_SECRET: secretSetting(z.string().min(1)).optional().describe('belongs to LINKEDIN_CLIENT_ID'),
    LINKEDIN_SIGN_IN_URL: BaseUrl.default('https://www.linkedin.com/oauth').describe(forStandIns),
    LINKEDIN_API_URL: BaseUrl.default('https://api.linkedin.com').describe(forStandIns),
  },
  { trustedOrigins: ({ LINKEDIN_SIGN_IN_URL, LINKEDIN_API_URL }) => [LINKEDIN_SIGN_IN_URL, LINKEDIN_API_URL] },
)
