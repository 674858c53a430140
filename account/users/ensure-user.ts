import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { createWorkspace } from '../workspaces/found-workspace.ts'
import { listWorkspacesOf } from '../workspaces/list-workspaces.ts'
import { sessionOfViewer } from './show-session.ts'
import type { Session } from './users.contract.ts'
import { usersMessages } from './users.messages.ts'

/** A user who left every workspace gets one again; for everybody else this changes nothing. */
export const ensureUser = (call: UserCall): Promise<{ session: Session; created: boolean }> =>
  call.db.transaction(async (tx) => {
    const { viewer } = call
    const created = (await listWorkspacesOf(tx, viewer.userId)).length === 0
    const name = usersMessages.firstWorkspace({ name: viewer.name })
    const workspaceId = created ? (await createWorkspace(call, { name })).id : viewer.workspaceId
    return { session: await sessionOfViewer(tx, { ...viewer, workspaceId }), created }
  })
