import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { foundWorkspace } from '../workspaces/found-workspace.ts'
import { sessionOf } from './show-session.ts'
import type { Session } from './users.contract.ts'
import { usersMessages } from './users.messages.ts'

/** A user who left every workspace gets one again; for everybody else this changes nothing. */
export const ensureUser = ({ db, viewer, services }: UserCall): Promise<{ session: Session; created: boolean }> =>
  db.transaction(async (tx) => {
    const created = viewer.workspaceId === null
    const workspaceId =
      viewer.workspaceId ??
      (await foundWorkspace(tx, {
        name: usersMessages.firstWorkspace({ name: viewer.name }),
        ownerId: viewer.userId,
        now: services.now(),
      }))
    return { session: await sessionOf(tx, viewer.userId, workspaceId), created }
  })
