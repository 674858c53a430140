import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { addDays, millisecondsPerDay } from '@wellmet/platform/values/days.rules.ts'
import { listWorkspacesOf } from '../workspaces/list-workspaces.ts'
import type { Session, User } from './users.contract.ts'
import { prolongSession, findUser, type UserRow } from './users.store.ts'

export const toUser = ({ id, name, email, emailVerified, createdAt }: UserRow): User => ({
  id,
  name,
  email,
  emailVerified,
  createdAt: createdAt.toISOString(),
})

export async function sessionOf(tx: Tx, userId: string, workspaceId: string | null): Promise<Session> {
  const user = await findUser(tx, { id: userId })
  if (!user) throw notFound('user')
  const workspaces = await listWorkspacesOf(tx, userId)
  const workspace = workspaces.find(({ id }) => id === workspaceId) ?? workspaces[0] ?? null
  return { user: toUser(user), workspace, workspaces }
}

export const sessionEnd = (now: Date, days: number): Date => addDays(now, days)

/** Returns who is signed in. Extends a session in use once a day, not with every page view. */
export const showSession = ({ db, viewer, services, request, answer }: UserCall): Promise<Session> =>
  db.transaction(async (tx) => {
    const now = services.now()
    const { sessionId, sessionRenewedAt } = viewer
    if (sessionId && sessionRenewedAt && now.getTime() - sessionRenewedAt.getTime() > millisecondsPerDay) {
      const expiresAt = sessionEnd(now, services.config.SESSION_DAYS)
      await prolongSession(tx, sessionId, now, expiresAt)
      if (request.sessionToken) answer.startSession(request.sessionToken, expiresAt)
    }
    return sessionOf(tx, viewer.userId, viewer.workspaceId)
  })
