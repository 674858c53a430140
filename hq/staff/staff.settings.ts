import { z } from 'zod'
import { PostgresUrl } from '@wellmet/platform/config/config.ts'
import { forStandIns, secretSetting, settings } from '@wellmet/platform/config/settings.ts'

const ofTwilio = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_VERIFY_SERVICE_SID'] as const

export const staffSettings = settings(
  {
    STAFF_DATABASE_URL: secretSetting(PostgresUrl)
      .optional()
      .describe('PostgreSQL, signed in as wellmet_staff; without it there is no operator’s room'),
    TWILIO_ACCOUNT_SID: z
      .string()
      .regex(/^(?:AC|SK)[0-9a-f]{32}$/, 'begins with AC or SK')
      .optional()
      .describe(
        'account or API key at Twilio, which sends codes to the phones of staff; without it their passkey is enough',
      ),
    TWILIO_AUTH_TOKEN: secretSetting(z.string().min(1)).optional().describe('belongs to TWILIO_ACCOUNT_SID'),
    TWILIO_VERIFY_SERVICE_SID: z
      .string()
      .regex(/^VA[0-9a-f]{32}$/, 'begins with VA')
      .optional()
      .describe('the service of Twilio Verify that sends and checks the codes'),
    TWILIO_VERIFY_URL: z
      .url({ protocol: /^https?$/ })
      .default('https://verify.twilio.com')
      .describe(forStandIns),
  },
  {
    trustedOrigins: ({ TWILIO_VERIFY_URL }) => [TWILIO_VERIFY_URL],
    refusals: (values) => {
      const missing = ofTwilio.filter((name) => values[name] === undefined)
      if (missing.length === 0 || missing.length === ofTwilio.length) return []
      return [`${missing.join(' and ')} is missing (${ofTwilio.join(', ')} belong together)`]
    },
  },
)
