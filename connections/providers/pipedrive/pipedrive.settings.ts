import { z } from 'zod'
import { forStandIns, secretSetting, settings } from '@wellmet/platform/config/settings.ts'

const BaseUrl = z.url({ protocol: /^https?$/ })

export const pipedriveSettings = settings(
  {
    PIPEDRIVE_CLIENT_ID: z.string().min(1).optional().describe('without it nobody can connect a Pipedrive account'),
    PIPEDRIVE_CLIENT_SECRET: secretSetting(z.string().min(1)).optional().describe('belongs to PIPEDRIVE_CLIENT_ID'),
    PIPEDRIVE_SIGN_IN_URL: BaseUrl.default('https://oauth.pipedrive.com').describe(forStandIns),
    PIPEDRIVE_API_URL: BaseUrl.default('https://api.pipedrive.com').describe(forStandIns),
  },
  { trustedOrigins: ({ PIPEDRIVE_SIGN_IN_URL, PIPEDRIVE_API_URL }) => [PIPEDRIVE_SIGN_IN_URL, PIPEDRIVE_API_URL] },
)
