import { PostgresUrl } from '@wellmet/platform/config/config.ts'
import { secretSetting, settings } from '@wellmet/platform/config/settings.ts'

export const staffSettings = settings({
  STAFF_DATABASE_URL: secretSetting(PostgresUrl)
    .optional()
    .describe('PostgreSQL, signed in as wellmet_staff; without it there is no operator’s room'),
})
