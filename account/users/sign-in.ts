import { Problem } from '@wellmet/platform/contract/problem.ts'
import { refuse, type Refusal } from '@wellmet/platform/contract/refusal.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { listWorkspacesOf } from '../workspaces/list-workspaces.ts'
import { askChallenge } from '../challenges/ask-challenge.ts'
import { isOnTrustedDevice } from '../devices/find-known-device.ts'
import { authentication, startingSession } from './authentication.ts'
import { beginSession } from './begin-session.ts'
import { inOurWords } from './better-auth-failures.ts'
import { listSecondFactors } from './list-second-factors.ts'
import { limitSignIn, tooManyTries } from './limit-sign-in.ts'
import { isWorthTelling } from './sign-in.rules.ts'
import type { SecondFactorNeeded, Session } from './users.contract.ts'
import { endSession, findUserByEmail, lockUserSigningIn } from './users.store.ts'

interface Credentials {
  email: string
  password: string
}

/** A refused try is returned, not thrown: a thrown one would not be counted. */
export const signIn = (call: Call, credentials: Credentials): Promise<Session | SecondFactorNeeded | Refusal> =>
  call.db.asSystem(async (tx) => {
    const { services } = call
    const limit = await limitSignIn(tx, call, credentials.email)
    if (limit.waitMs > 0) {
      logSecurity(tx, { what: 'sign-in.limited' })
      return refuse(tooManyTries(limit))
    }
    await lockUserSigningIn(tx, credentials.email)
    const signedIn = await tryPassword(call, credentials)
    if (signedIn instanceof Problem) {
      await recordFailure(tx, call, credentials.email, await limit.countFailed())
      return refuse(signedIn)
    }
    await limit.clear()
    const { userId, token } = signedIn
    const methods = await listSecondFactors(tx, userId)
    if (methods.length === 0) return beginSession(tx, call, userId, { started: token })
    if (await isOnTrustedDevice(tx, services, call.request.deviceToken, userId))
      return beginSession(tx, call, userId, { started: token, isProven: false })
    await endSession(tx, token)
    return { secondFactor: { challenge: await askChallenge(tx, 'second factor', userId, services.now()), methods } }
  })

async function tryPassword({ services, request }: Call, credentials: Credentials) {
  const { api } = authentication(services)
  const headers = new Headers({ 'user-agent': request.userAgent, 'x-forwarded-for': request.address })
  try {
    const { result, token } = await startingSession(() => inOurWords(api.signInEmail({ body: credentials, headers })))
    return { userId: result.user.id, token }
  } catch (error) {
    if (error instanceof Problem && error.code === 'wrong_credentials') return error
    throw error
  }
}

/** The operator sees every failure; the person's workspaces see that there were many. */
async function recordFailure(tx: Tx, { services }: Call, email: string, failures: number): Promise<void> {
  const user = await findUserByEmail(tx, { email })
  logSecurity(tx, { what: 'sign-in.failed', userId: user?.id ?? null })
  if (!user || !isWorthTelling(failures)) return
  for (const { id: workspaceId } of await listWorkspacesOf(tx, user.id)) {
    await recordAudit(tx, {
      workspaceId,
      actorId: null,
      action: 'sign-in.failed',
      subject: user.id,
      detail: { name: user.name, tries: String(failures) },
      now: services.now(),
    })
  }
}

export async function signOut({ db, request, answer }: Call): Promise<undefined> {
  const { sessionToken } = request
  if (sessionToken) {
    await db.asSystem(async (tx) => {
      await endSession(tx, sessionToken)
      logSecurity(tx, { what: 'user.signed-out' })
    })
  }
  answer.endSession()
}
