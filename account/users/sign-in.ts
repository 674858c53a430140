import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { listWorkspacesOf } from '../workspaces/list-workspaces.ts'
import { authentication, startingSession } from './authentication.ts'
import { inOurWords } from './better-auth-failures.ts'
import { sessionEnd, sessionOf } from './show-session.ts'
import type { Session } from './users.contract.ts'
import { endSession, placeSession } from './users.store.ts'
import { usersMessages } from './users.messages.ts'

/** Counts by user, so that guessing one password from many IP addresses is limited too. */
const perPerson = { name: 'sign-in by e-mail', points: 10, seconds: 300 }

export async function signIn(
  { db, services, request, answer }: Call,
  credentials: { email: string; password: string },
): Promise<Session> {
  const points = Math.ceil(perPerson.points * services.config.RATE_LIMIT_FACTOR)
  const verdict = await services.limiter.consume({ ...perPerson, points }, credentials.email)
  if (!verdict.allowed) {
    throw fail('rate_limited', usersMessages.tooManyTries(), { retryAfterSeconds: verdict.resetSeconds })
  }
  return db.asSystem(async (tx) => {
    const { api } = authentication(services)
    const headers = new Headers({ 'user-agent': request.userAgent, 'x-forwarded-for': request.address })
    const { result, token } = await startingSession(() => inOurWords(api.signInEmail({ body: credentials, headers })))
    // The newest: a user who accepted an invitation expects that team, not the workspace created at sign-up.
    const newest = (await listWorkspacesOf(tx, result.user.id)).at(-1)
    const session = await sessionOf(tx, result.user.id, newest?.id ?? null)
    if (session.workspace) {
      const { id: workspaceId } = session.workspace
      await placeSession(tx, token, workspaceId)
      await recordAudit(tx, {
        workspaceId,
        actorId: result.user.id,
        action: 'user.signed-in',
        subject: result.user.id,
        now: services.now(),
      })
    }
    answer.startSession(token, sessionEnd(services.now(), services.config.SESSION_DAYS))
    return session
  })
}

export async function signOut({ db, request, answer }: Call): Promise<undefined> {
  const { sessionToken } = request
  if (sessionToken) await db.asSystem((tx) => endSession(tx, sessionToken))
  answer.endSession()
}
