import { z } from 'zod'
import { forStandIns, secretSetting, settings } from '@wellmet/platform/config/settings.ts'

const BaseUrl = z.url({ protocol: /^https?$/ })

export const microsoftSettings = settings(
  {
    MICROSOFT_CLIENT_ID: z.string().min(1).optional().describe('without it nobody can connect a Microsoft account'),
    MICROSOFT_CLIENT_SECRET: secretSetting(z.string().min(1)).optional().describe('belongs to MICROSOFT_CLIENT_ID'),
    MICROSOFT_TENANT: z
      .string()
      .regex(/^[\w.-]+$/)
      .default('common')
      .describe('whose accounts may be connected: common for all, or the id of one organisation'),
    MICROSOFT_SIGN_IN_URL: BaseUrl.default('https://login.microsoftonline.com').describe(forStandIns),
    MICROSOFT_GRAPH_URL: BaseUrl.default('https://graph.microsoft.com').describe(forStandIns),
  },
  { trustedOrigins: ({ MICROSOFT_SIGN_IN_URL, MICROSOFT_GRAPH_URL }) => [MICROSOFT_SIGN_IN_URL, MICROSOFT_GRAPH_URL] },
)
