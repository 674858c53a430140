import { fail } from '@wellmet/platform/contract/problem.ts'
import { refuse, type Refusal } from '@wellmet/platform/contract/refusal.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import { mailIn, queueMail } from '@wellmet/platform/mail/mail.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { enterDevice } from '../devices/enter-device.ts'
import { newDeviceMail } from '../devices/devices.mails.ts'
import { workspaceToOpen } from '../workspaces/list-workspaces.ts'
import { authentication, startingSession } from './authentication.ts'
import { sessionEnd, sessionOf, withoutOthers } from './show-session.ts'
import type { Session } from './users.contract.ts'
import { usersMessages } from './users.messages.ts'
import { endSession, findDisabledUser, placeSession, updateBeginning } from './users.store.ts'

interface Beginning {
  /** False if trust stood in for the second factor: what is sensitive then asks for it. */
  isProven?: boolean
  /** Whether this device is trusted from now on. */
  trust?: boolean
  /** The workspace whose single sign-on lets them in, and whether it opens that one alone. */
  signOn?: { workspaceId: string; isConfined: boolean }
}

/**
 * As the system, for somebody who has proved who they are. Refused, and ended again, if the account is disabled. A device
 * on which they never signed in is told by mail.
 */
export async function beginSession(
  tx: Tx,
  call: Call,
  userId: string,
  { isProven = true, trust = false, signOn }: Beginning = {},
): Promise<Session | Refusal> {
  const { services, request, answer } = call
  const token = await startSession(call, userId)
  if (await findDisabledUser(tx, { id: userId })) {
    await endSession(tx, token)
    logSecurity(tx, { what: 'sign-in.refused', userId })
    return refuse(fail('forbidden', usersMessages.accountDisabled()))
  }
  const place = signOn?.workspaceId ?? (await workspaceToOpen(tx, userId))
  const whole = await sessionOf(tx, userId, place)
  const session = signOn?.isConfined ? withoutOthers(whole) : whole
  if (session.workspace) {
    const { id: workspaceId } = session.workspace
    await placeSession(tx, token, workspaceId)
    const now = services.now()
    const action = signOn ? 'user.signed-on' : 'user.signed-in'
    await recordAudit(tx, { workspaceId, actorId: userId, action, subject: userId, now })
  }
  if (request.sessionToken) await endSession(tx, request.sessionToken)
  answer.startSession(token, sessionEnd(services.now(), services.config.SESSION_DAYS))
  const { deviceId, isNew } = await enterDevice(tx, call, userId, { trust })
  await updateBeginning(tx, token, {
    deviceId,
    provenAt: isProven ? services.now() : null,
    signOnWorkspaceId: signOn?.workspaceId ?? null,
    isConfined: signOn?.isConfined ?? false,
  })
  if (isNew) await tellNewDevice(tx, call, session.user)
  return session
}

/** Nobody has proved whose an unconfirmed address is, so nothing is told there. */
async function tellNewDevice(tx: Tx, { services, request }: Call, user: Session['user']): Promise<void> {
  const { name, email, emailVerified, language } = user
  if (!emailVerified) return
  const signIn = { name, email, userAgent: request.userAgent, at: services.now() }
  await queueMail(
    tx,
    services,
    mailIn(language ?? null, () => newDeviceMail(signIn, services.config.PUBLIC_URL)),
  )
}

async function startSession({ services, request }: Call, userId: string): Promise<string> {
  const { internalAdapter } = await authentication(services).$context
  const { address: ipAddress, userAgent } = request
  const { token } = await startingSession(() => internalAdapter.createSession(userId, false, { ipAddress, userAgent }))
  return token
}
