import { fail } from '@wellmet/platform/contract/problem.ts'
import { refuse, type Refusal } from '@wellmet/platform/contract/refusal.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { listWorkspacesOf } from '../workspaces/list-workspaces.ts'
import { authentication, startingSession } from './authentication.ts'
import { newDeviceToken } from './known-devices.ts'
import { sessionEnd, sessionOf } from './show-session.ts'
import type { Session } from './users.contract.ts'
import { usersMessages } from './users.messages.ts'
import { endSession, findDisabledUser, placeSession, updateProofOf } from './users.store.ts'

/**
 * As the system, for somebody who has proved who they are. Without the token of a session that was started for them, one
 * is started. Refused, and ended again, if the account is disabled.
 */
export async function beginSession(tx: Tx, call: Call, userId: string, started?: string): Promise<Session | Refusal> {
  const { services, request, answer } = call
  const token = started ?? (await startSession(call, userId))
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
  await updateProofOf(tx, token, services.now())
  if (request.sessionToken) await endSession(tx, request.sessionToken)
  answer.startSession(token, sessionEnd(services.now(), services.config.SESSION_DAYS))
  const device = await newDeviceToken(tx, services, session.user.email)
  answer.markDevice(device.token, device.expiresAt)
  return session
}

async function startSession({ services, request }: Call, userId: string): Promise<string> {
  const { internalAdapter } = await authentication(services).$context
  const { address: ipAddress, userAgent } = request
  const { token } = await startingSession(() => internalAdapter.createSession(userId, false, { ipAddress, userAgent }))
  return token
}
