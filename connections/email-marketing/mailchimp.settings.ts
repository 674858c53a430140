import { z } from 'zod'
import { forStandIns, secretSetting, settings } from '@wellmet/platform/config/settings.ts'

const BaseUrl = z.url({ protocol: /^https?$/ })

/** With `{dc}` for the data center of an account. */
const ApiUrl = z
  .string()
  .refine((url) => URL.canParse(url.replace('{dc}', 'us1')) && /^https?:/.test(url), 'is no address')

export const mailchimpSettings = settings(
  {
    MAILCHIMP_CLIENT_ID: z.string().min(1).optional().describe('without it nobody can connect a Mailchimp account'),
    MAILCHIMP_CLIENT_SECRET: secretSetting(z.string().min(1)).optional().describe('belongs to MAILCHIMP_CLIENT_ID'),
    MAILCHIMP_SIGN_IN_URL: BaseUrl.default('https://login.mailchimp.com').describe(forStandIns),
    MAILCHIMP_API_URL: ApiUrl.default('https://{dc}.api.mailchimp.com').describe(forStandIns),
  },
  {
    trustedOrigins: ({ MAILCHIMP_SIGN_IN_URL, MAILCHIMP_API_URL }) => [
      MAILCHIMP_SIGN_IN_URL,
      ...(MAILCHIMP_API_URL.includes('{dc}') ? [] : [MAILCHIMP_API_URL]),
    ],
  },
)
