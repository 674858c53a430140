import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { authentication } from './authentication.ts'
import { limitSignIn, tooManyTries } from './limit-sign-in.ts'

/**
 * Whether this is the viewer's password. Counts as a try to sign in, so that a stolen session is no way to guess it. Call
 * it before the transaction of the change: a refusal that rolls back must not take the count with it.
 */
export const confirmPassword = (call: UserCall, password: string): Promise<boolean> =>
  call.db.asSystem(async (tx) => {
    const { viewer, services } = call
    const limit = await limitSignIn(tx, call, viewer.email)
    if (limit.waitMs > 0) throw tooManyTries(limit)
    const { internalAdapter, password: passwords } = await authentication(services).$context
    const credential = await internalAdapter.findCredentialAccount(viewer.userId)
    const isRight = credential?.password ? await passwords.verify({ hash: credential.password, password }) : false
    if (isRight) await limit.clear()
    else await limit.countFailed()
    return isRight
  })
