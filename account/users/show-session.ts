import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { addDays, secondsPerHour } from '@wellmet/platform/values/days.rules.ts'
import type { Viewer } from '@wellmet/platform/http/viewer.ts'
import { listWorkspacesOf } from '../workspaces/list-workspaces.ts'
import type { Session, User } from './users.contract.ts'
import { sessionSettings } from './users.settings.ts'
import { prolongSession, findUser, type UserRow } from './users.store.ts'

export const toUser = ({
  id,
  name,
  email,
  emailVerified,
  language,
  headline,
  createdAt,
  deletesAt,
}: UserRow): User => ({
  id,
  name,
  email,
  emailVerified,
  language,
  headline,
  createdAt: createdAt.toISOString(),
  deletesAt: deletesAt?.toISOString() ?? null,
})

export async function sessionOf(tx: Tx, userId: string, workspaceId: string | null): Promise<Session> {
  const user = await findUser(tx, { id: userId })
  if (!user) throw notFound('user')
  const workspaces = await listWorkspacesOf(tx, userId)
  const workspace = workspaces.find(({ id }) => id === workspaceId) ?? null
  return { user: toUser(user), workspace, workspaces }
}

export const sessionEnd = (now: Date, days: number): Date => addDays(now, days)

/** A session in one workspace does not show the others. */
export const withoutOthers = (session: Session): Session => ({
  ...session,
  workspaces: session.workspaces.filter(({ id }) => id === session.workspace?.id),
})

/** A key, a connected program and a confined session belong to one workspace. */
export async function sessionOfViewer(tx: Tx, { userId, workspaceId, scopes, isConfined }: Viewer): Promise<Session> {
  const session = await sessionOf(tx, userId, workspaceId)
  return scopes || isConfined ? withoutOthers(session) : session
}

/** Returns who is signed in. Extends a session in use once an hour, not with every page view. */
export const showSession = ({ db, viewer, services, request, answer }: UserCall): Promise<Session> =>
  db.transaction(async (tx) => {
    const now = services.now()
    const { sessionId, sessionRenewedAt } = viewer
    if (sessionId && sessionRenewedAt && now.getTime() - sessionRenewedAt.getTime() > 1000 * secondsPerHour) {
      const { SESSION_DAYS } = services.config
      const most = Math.max(SESSION_DAYS, services.config.get(sessionSettings).SESSION_MAX_DAYS)
      const { expiresAt } = await prolongSession(tx, sessionId, now, sessionEnd(now, SESSION_DAYS), most)
      if (request.sessionToken) answer.startSession(request.sessionToken, expiresAt)
    }
    return sessionOfViewer(tx, viewer)
  })
