import { notFound } from '@wellmet/platform/contract/problem.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { logSecurity } from '@wellmet/platform/log/security-log.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { listWorkspacesOf } from '../workspaces/list-workspaces.ts'
import { sessionsEnded } from './devices.hooks.ts'
import {
  deleteDevice,
  deleteSessionsOf,
  deleteSessionWithoutDevice,
  deleteTrust,
  findSession,
} from './devices.store.ts'

/** Its sessions and its trust end with the next request from there. If it was this one, the browser is told. */
export const signOutDevice = ({ db, viewer, answer }: UserCall, id: string): Promise<undefined> =>
  db.transaction(async (tx) => {
    const { userId, sessionId } = viewer
    const gone = (await deleteDevice(tx, userId, id)) ?? (await deleteSessionWithoutDevice(tx, userId, id))
    if (!gone) throw notFound('device')
    logSecurity(tx, { what: 'device.signed-out', about: id })
    if (sessionId && !(await findSession(tx, sessionId))) answer.endSession()
    return undefined
  })

export const signOutEverywhere = ({ db, viewer, services, answer }: UserCall): Promise<undefined> =>
  db.transaction(async (tx) => {
    const { userId } = viewer
    await deleteSessionsOf(tx, userId)
    await deleteTrust(tx, userId)
    // As the system: extension sessions and audit logs lie in all workspaces of the user
    await asSystem(tx, async (system) => {
      await runHook({ tx: system, services }, sessionsEnded, { userId })
      const workspaces = await listWorkspacesOf(system, userId)
      if (workspaces.length === 0) logSecurity(system, { what: 'user.signed-out-everywhere', userId })
      for (const { id: workspaceId } of workspaces.toSorted((a, b) => a.id.localeCompare(b.id))) {
        await recordAudit(system, {
          workspaceId,
          actorId: userId,
          action: 'user.signed-out-everywhere',
          subject: userId,
          now: services.now(),
        })
      }
    })
    answer.endSession()
    return undefined
  })
