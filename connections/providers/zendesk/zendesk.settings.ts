import { z } from 'zod'
import { forStandIns, secretSetting, settings } from '@wellmet/platform/config/settings.ts'

const BaseUrl = z.url({ protocol: /^https?$/ })

export const zendeskSettings = settings(
  {
    ZENDESK_URL: BaseUrl.optional().describe('the helpdesk of your company, such as https://acme.zendesk.com'),
    ZENDESK_CLIENT_ID: z.string().min(1).optional().describe('without it nobody can connect the helpdesk'),
    ZENDESK_CLIENT_SECRET: secretSetting(z.string().min(1)).optional().describe('belongs to ZENDESK_CLIENT_ID'),
    ZENDESK_WEBHOOK_SECRET: secretSetting(z.string().min(1))
      .optional()
      .describe('the signing secret of a webhook at Zendesk; without it tickets are read every hour'),
    ZENDESK_SIGN_IN_URL: BaseUrl.optional().describe(forStandIns),
  },
  {
    trustedOrigins: ({ ZENDESK_URL, ZENDESK_SIGN_IN_URL }) =>
      [ZENDESK_URL, ZENDESK_SIGN_IN_URL].filter((url) => url !== undefined),
  },
)
