import { z } from 'zod'
import { settings } from '@wellmet/platform/config/settings.ts'

const BaseUrl = z.url({ protocol: /^https?$/ })

export const googleSettings = settings(
  {
    GOOGLE_CLIENT_ID: z.string().min(1).optional().describe('without it nobody can connect a Google account'),
    GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
    GOOGLE_SIGN_IN_URL: BaseUrl.default('https://accounts.google.com'),
    GOOGLE_TOKEN_URL: BaseUrl.default('https://oauth2.googleapis.com'),
    GOOGLE_MAIL_URL: BaseUrl.default('https://gmail.googleapis.com'),
    GOOGLE_CALENDAR_URL: BaseUrl.default('https://www.googleapis.com'),
    GOOGLE_PEOPLE_URL: BaseUrl.default('https://people.googleapis.com'),
    GOOGLE_SHEETS_URL: BaseUrl.default('https://sheets.googleapis.com'),
    GOOGLE_DRIVE_URL: BaseUrl.default('https://www.googleapis.com'),
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
