import { z } from 'zod'
import { forStandIns, secretSetting, settings } from '@wellmet/platform/config/settings.ts'

const BaseUrl = z.url({ protocol: /^https?$/ })

export const googleSettings = settings(
  {
    GOOGLE_CLIENT_ID: z.string().min(1).optional().describe('without it nobody can connect a Google account'),
    GOOGLE_CLIENT_SECRET: secretSetting(z.string().min(1)).optional().describe('belongs to GOOGLE_CLIENT_ID'),
    GOOGLE_SIGN_IN_URL: BaseUrl.default('https://accounts.google.com').describe(forStandIns),
    GOOGLE_TOKEN_URL: BaseUrl.default('https://oauth2.googleapis.com').describe(forStandIns),
    GOOGLE_MAIL_URL: BaseUrl.default('https://gmail.googleapis.com').describe(forStandIns),
    GOOGLE_CALENDAR_URL: BaseUrl.default('https://www.googleapis.com').describe(forStandIns),
    GOOGLE_PEOPLE_URL: BaseUrl.default('https://people.googleapis.com').describe(forStandIns),
    GOOGLE_SHEETS_URL: BaseUrl.default('https://sheets.googleapis.com').describe(forStandIns),
    GOOGLE_DRIVE_URL: BaseUrl.default('https://www.googleapis.com').describe(forStandIns),
  },
  {
    trustedOrigins: (set) => [
      set.GOOGLE_TOKEN_URL,
      set.GOOGLE_MAIL_URL,
      set.GOOGLE_CALENDAR_URL,
      set.GOOGLE_PEOPLE_URL,
      set.GOOGLE_SHEETS_URL,
      set.GOOGLE_DRIVE_URL,
    ],
  },
)
