import type { Call } from '@wellmet/platform/http/serve.ts'
import { authentication } from './authentication.ts'
import { inOurWords } from './better-auth-failures.ts'

// The person who opens the link need not be signed in. There is no viewer, so all of this runs as the system.

export const verifyEmail = ({ db, services }: Call, { token }: { token: string }): Promise<undefined> =>
  db.asSystem(async () => {
    await inOurWords(authentication(services).api.verifyEmail({ query: { token } }))
    return undefined
  })

/** Gives the same answer whether or not the account exists. */
export const forgotPassword = ({ db, services }: Call, { email }: { email: string }): Promise<undefined> =>
  db.asSystem(async () => {
    await authentication(services).api.requestPasswordReset({ body: { email } })
    return undefined
  })

export const resetPassword = (
  { db, services }: Call,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<undefined> =>
  db.asSystem(async () => {
    await inOurWords(authentication(services).api.resetPassword({ body: { token, newPassword } }))
    return undefined
  })
