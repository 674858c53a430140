import { z } from 'zod'
import { forStandIns, secretSetting, settings } from '@wellmet/platform/config/settings.ts'

export const billingSettings = settings(
  {
    STRIPE_SECRET_KEY: secretSetting(z.string().min(1))
      .optional()
      .describe('of a hosted service that is paid for; without it nothing is sold and nothing is sent to Stripe'),
    STRIPE_WEBHOOK_SECRET: secretSetting(z.string().min(1)).optional().describe('belongs to STRIPE_SECRET_KEY'),
    STRIPE_URL: z
      .url({ protocol: /^https?$/ })
      .default('https://api.stripe.com')
      .describe(forStandIns),
  },
  {
    trustedOrigins: ({ STRIPE_URL }) => [STRIPE_URL],
    refusals: ({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }) => {
      if ((STRIPE_SECRET_KEY === undefined) === (STRIPE_WEBHOOK_SECRET === undefined)) return []
      const missing = STRIPE_SECRET_KEY === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET'
      return [`${missing} is missing (STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together)`]
    },
  },
)
