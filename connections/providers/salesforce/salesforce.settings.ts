import { z } from 'zod'
import { secretSetting, settings } from '@wellmet/platform/config/settings.ts'

const BaseUrl = z.url({ protocol: /^https?$/ })

export const salesforceSettings = settings(
  {
    SALESFORCE_CLIENT_ID: z.string().min(1).optional().describe('without it nobody can connect a Salesforce account'),
    SALESFORCE_CLIENT_SECRET: secretSetting(z.string().min(1)).optional().describe('belongs to SALESFORCE_CLIENT_ID'),
    SALESFORCE_SIGN_IN_URL: BaseUrl.default('https://login.salesforce.com').describe(
      'https://test.salesforce.com for a sandbox, or the domain of your organisation',
    ),
    SALESFORCE_INSTANCE_URL: BaseUrl.optional().describe('only where an instance is on a private address'),
  },
  {
    trustedOrigins: ({ SALESFORCE_SIGN_IN_URL, SALESFORCE_INSTANCE_URL }) => [
      SALESFORCE_SIGN_IN_URL,
      ...(SALESFORCE_INSTANCE_URL === undefined ? [] : [SALESFORCE_INSTANCE_URL]),
    ],
  },
)
