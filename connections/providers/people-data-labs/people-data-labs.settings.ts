import { z } from 'zod'
import { Count, forStandIns, secretSetting, settings } from '@wellmet/platform/config/settings.ts'

export const peopleDataLabsSettings = settings(
  {
    PEOPLE_DATA_LABS_KEY: secretSetting(z.string().min(1))
      .optional()
      .describe('without it the people-data provider is off'),
    PEOPLE_DATA_LABS_URL: z
      .url({ protocol: /^https?$/ })
      .default('https://api.peopledatalabs.com/v5')
      .describe(forStandIns),
    PEOPLE_DATA_LABS_MONTHLY_CREDITS: Count.default(100).describe('for the whole server; a profile costs one'),
    PEOPLE_DATA_LABS_WORKSPACE_PERCENT: z.coerce
      .number()
      .int()
      .min(1)
      .max(100)
      .default(50)
      .describe('how much of the monthly credits one workspace may use'),
    PEOPLE_DATA_LABS_CALLS_PER_MINUTE: Count.default(10).describe('for the whole server'),
    PEOPLE_DATA_LABS_RESET_DAY: z.coerce.number().int().min(1).max(28).default(1).describe('of the month, in UTC'),
    PEOPLE_DATA_LABS_TIMEOUT_MS: Count.default(8_000).describe('for one call'),
  },
  { trustedOrigins: ({ PEOPLE_DATA_LABS_URL }) => [PEOPLE_DATA_LABS_URL] },
)
