import { z } from 'zod'
import { forStandIns, secretSetting, settings } from '@wellmet/platform/config/settings.ts'

const BaseUrl = z.url({ protocol: /^https?$/ })

export const slackSettings = settings(
  {
    SLACK_CLIENT_ID: z.string().min(1).optional().describe('without it nobody can connect Slack'),
    SLACK_CLIENT_SECRET: secretSetting(z.string().min(1)).optional().describe('belongs to SLACK_CLIENT_ID'),
    SLACK_SIGNING_SECRET: secretSetting(z.string().min(1))
      .optional()
      .describe('of the same app; without it messages in Slack have no buttons'),
    SLACK_SIGN_IN_URL: BaseUrl.default('https://slack.com').describe(forStandIns),
    SLACK_API_URL: BaseUrl.default('https://slack.com').describe(forStandIns),
  },
  { trustedOrigins: ({ SLACK_SIGN_IN_URL, SLACK_API_URL }) => [SLACK_SIGN_IN_URL, SLACK_API_URL] },
)
