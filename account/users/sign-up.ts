import type { Tx } from '@wellmet/platform/database/connection.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { currentLocale, languages, sourceLocale } from '@wellmet/platform/messages/locale.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { enterDevice } from '../devices/enter-device.ts'
import { foundWorkspace } from '../workspaces/found-workspace.ts'
import { authentication, startingSession } from './authentication.ts'
import { inOurWords } from './better-auth-failures.ts'
import { refuseSignUp } from './refuse-sign-up.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { sessionEnd, sessionOf } from './show-session.ts'
import type { Session, SignUp } from './users.contract.ts'
import { userSignedUp } from './users.events.ts'
import { usersMessages } from './users.messages.ts'
import { endSession, lockEmail, markVerified, placeSession, updateBeginning, updateProfile } from './users.store.ts'

export const signUp = (call: Call, input: SignUp): Promise<Session> =>
  // As the system: nobody is signed in yet
  call.db.asSystem(async (tx) => (await createUser(tx, call, input)).session)

/**
 * The user, their workspace, the session and the confirmation mail: all of it or nothing. `isInvited`: they have an
 * invitation to this address. `isProved`: something else shows that the address is theirs, and there is no mail. `joins`:
 * the workspace that the caller adds them to. Otherwise they get one of their own.
 */
export async function createUser(
  tx: Tx,
  call: Call,
  { timeZone, ...input }: SignUp,
  { isInvited = false, isProved = false, joins }: { isInvited?: boolean; isProved?: boolean; joins?: string } = {},
): Promise<{ session: Session; sessionId: string }> {
  const { services, request, answer } = call
  await refuseSignUp(tx, services, isInvited)
  refuseWeakPassword('password', input.password, input)
  await lockEmail(tx, input.email)
  const { api } = authentication(services)
  const headers = new Headers({ 'user-agent': request.userAgent, 'x-forwarded-for': request.address })
  const { result, token } = await startingSession(() => inOurWords(api.signUpEmail({ body: input, headers })), {
    isProved,
  })
  const userId = result.user.id
  if (isProved) await markVerified(tx, userId, services.now())
  // Later mail is in the language in which they began. Without a choice mail is English.
  const language = languages.find((one) => one === currentLocale() && one !== sourceLocale)
  if (language) await updateProfile(tx, userId, { language }, services.now())
  const name = usersMessages.firstWorkspace({ name: input.name })
  const workspaceId = joins ?? (await foundWorkspace(tx, { name, ownerId: userId, now: services.now() }))
  const sessionId = await placeSession(tx, token, workspaceId)
  await recordAudit(tx, {
    workspaceId,
    actorId: userId,
    action: 'user.signed-up',
    subject: userId,
    now: services.now(),
  })
  await announce(tx, userSignedUp, { userId, workspaceId, ...(timeZone ? { timeZone } : {}) })
  if (request.sessionToken) await endSession(tx, request.sessionToken)
  answer.startSession(token, sessionEnd(services.now(), services.config.SESSION_DAYS))
  const { deviceId } = await enterDevice(tx, call, userId)
  await updateBeginning(tx, token, { deviceId, provenAt: services.now(), signOnWorkspaceId: null, isConfined: false })
  return { session: await sessionOf(tx, userId, workspaceId), sessionId }
}
