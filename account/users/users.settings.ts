import { Count, settings } from '@wellmet/platform/config/settings.ts'

export const sessionSettings = settings({
  SESSION_MAX_DAYS: Count.default(30).describe(
    'after so many days one signs in again, however often the session was used; never less than SESSION_DAYS',
  ),
})
