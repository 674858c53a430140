import { Count, settings } from '@wellmet/platform/config/settings.ts'
import { SignUpMode } from './users.contract.ts'

export const sessionSettings = settings({
  SESSION_MAX_DAYS: Count.default(30).describe(
    'after so many days one signs in again, however often the session was used; never less than SESSION_DAYS',
  ),
})

export const signUpSettings = settings({
  SIGN_UP: SignUpMode.optional().describe(
    'who may create an account: open (everybody), invited (whoever has an invitation by email), closed (nobody); without it the first account is open, and then invited',
  ),
})

/** OWASP's floor for argon2id with two passes and one lane: 19 MiB. */
export const leastPasswordHashKib = 19_456

export const passwordSettings = settings({
  ARGON2_MEMORY_KIB: Count.default(leastPasswordHashKib).describe(
    'memory that hashing one password takes, in KiB; `wellmet check` refuses less than the default',
  ),
})
