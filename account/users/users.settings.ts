import { Count, settings } from '@wellmet/platform/config/settings.ts'
import { SignUpMode } from './users.contract.ts'

export const sessionSettings = settings({
  SESSION_MAX_DAYS: Count.default(30).describe(
    'after so many days one signs in again, however often the session was used; never less than SESSION_DAYS',
  ),
})

export const signUpSettings = settings({
  SIGN_UP: SignUpMode.default('open').describe(
    'who may create an account: open (everybody), invited (whoever has an invitation by email), closed (nobody)',
  ),
})
