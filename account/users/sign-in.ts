import { fail, Problem } from '@wellmet/platform/contract/problem.ts'
import { refuse, type Refusal } from '@wellmet/platform/contract/refusal.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { listWorkspacesOf } from '../workspaces/list-workspaces.ts'
import { authentication, startingSession } from './authentication.ts'
import { inOurWords } from './better-auth-failures.ts'
import { newDeviceToken } from './known-devices.ts'
import { limitSignIn, tooManyTries } from './limit-sign-in.ts'
import { sessionEnd, sessionOf } from './show-session.ts'
import { isWorthTelling } from './sign-in.rules.ts'
import type { Session } from './users.contract.ts'
import { usersMessages } from './users.messages.ts'
import { endSession, findDisabledUser, findUserByEmail, lockUserSigningIn, placeSession } from './users.store.ts'

interface Credentials {
  email: string
  password: string
}

/** A refused try is returned, not thrown: a thrown one would not be counted. */
export const signIn = (call: Call, credentials: Credentials): Promise<Session | Refusal> =>
  call.db.asSystem(async (tx) => {
    const { services, request, answer } = call
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
    if (await findDisabledUser(tx, { id: userId })) {
      await endSession(tx, token)
      logSecurity(tx, { what: 'sign-in.refused', userId })
      return refuse(fail('forbidden', usersMessages.accountDisabled()))
    }
    // The newest: a user who accepted an invitation expects that team, not the workspace created at sign-up.
    const newest = (await listWorkspacesOf(tx, userId)).at(-1)
    const session = await sessionOf(tx, userId, newest?.id ?? null)
    if (session.workspace) {
      const { id: workspaceId } = session.workspace
      await placeSession(tx, token, workspaceId)
      const now = services.now()
      await recordAudit(tx, { workspaceId, actorId: userId, action: 'user.signed-in', subject: userId, now })
    }
    if (request.sessionToken) await endSession(tx, request.sessionToken)
    answer.startSession(token, sessionEnd(services.now(), services.config.SESSION_DAYS))
    const device = await newDeviceToken(tx, services, credentials.email)
    answer.markDevice(device.token, device.expiresAt)
    return session
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
