import { fail } from '@wellmet/platform/contract/problem.ts'
import { refuse, type Refusal } from '@wellmet/platform/contract/refusal.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { enqueue, type WorkContext } from '@wellmet/platform/jobs/job.ts'
import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { listWorkspacesOf } from '../workspaces/list-workspaces.ts'
import { askChallenge } from '../challenges/ask-challenge.ts'
import { isOnTrustedDevice } from '../devices/find-known-device.ts'
import { isPasswordRight } from './authentication.ts'
import { beginSession } from './begin-session.ts'
import { listSecondFactors } from './list-second-factors.ts'
import { limitSignIn, tooManyTries } from './limit-sign-in.ts'
import { isWorthTelling } from './sign-in.rules.ts'
import type { SecondFactorNeeded, Session } from './users.contract.ts'
import { tellOfFailuresJob, type TellOfFailures } from './users.jobs.ts'
import { usersMessages } from './users.messages.ts'
import { endSession, findPassword, findUserByEmail, lockUserSigningIn } from './users.store.ts'

interface Credentials {
  email: string
  password: string
}

/** A refused try is returned, not thrown: a thrown one would not be counted. */
export const signIn = (call: Call, credentials: Credentials): Promise<Session | SecondFactorNeeded | Refusal> =>
  // As the system: nobody is signed in yet; signing out works without a session too
  call.db.asSystem(async (tx) => {
    const { services } = call
    const limit = await limitSignIn(tx, call, credentials.email)
    if (limit.waitMs > 0) {
      logSecurity(tx, { what: 'sign-in.limited' })
      return refuse(tooManyTries(limit))
    }
    const { userId, isRight } = await checkPassword(tx, services, credentials)
    if (userId === null || !isRight) {
      await recordFailure(tx, call, { email: credentials.email, userId, failures: await limit.countFailed() })
      return refuse(fail('wrong_credentials', usersMessages.wrongCredentials()))
    }
    await limit.clear()
    const methods = await listSecondFactors(tx, userId)
    if (methods.length === 0) return beginSession(tx, call, userId)
    if (await isOnTrustedDevice(tx, services, call.request.deviceToken, userId))
      return beginSession(tx, call, userId, { isProven: false })
    return { secondFactor: { challenge: await askChallenge(tx, 'second factor', userId, services.now()), methods } }
  })

/**
 * Does the same for every address, known or not: two statements and one hash. Otherwise the time of the answer would tell
 * who has an account (`npm run measure:timing`).
 */
async function checkPassword(tx: Tx, services: Services, { email, password }: Credentials) {
  await lockUserSigningIn(tx, email)
  // Read after the lock: whoever changed the password in between has changed what is found here.
  const found = await findPassword(tx, email)
  const isRight = await isPasswordRight(services, found?.hash ?? null, password)
  return { userId: found?.userId ?? null, isRight }
}

interface FailedSignIn {
  email: string
  userId: string | null
  failures: number
}

/** The operator sees every failure; the person's workspaces see that there were many. */
async function recordFailure(tx: Tx, { services }: Call, { email, userId, failures }: FailedSignIn): Promise<void> {
  logSecurity(tx, { what: 'sign-in.failed', userId })
  if (isWorthTelling(failures))
    await enqueue(tx, tellOfFailuresJob, { email, failures, at: services.now().toISOString() })
}

/** The workspaces of whoever has this address, if anybody has it. */
export async function tellOfFailures({ tx }: WorkContext, { email, failures, at }: TellOfFailures): Promise<void> {
  const user = await findUserByEmail(tx, { email })
  if (!user) return
  for (const { id: workspaceId } of await listWorkspacesOf(tx, user.id)) {
    await recordAudit(tx, {
      workspaceId,
      actorId: null,
      action: 'sign-in.failed',
      subject: user.id,
      detail: { name: user.name, tries: String(failures) },
      now: new Date(at),
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
