import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { moveSession } from '../workspaces/move-session.ts'
import { sessionOf } from './show-session.ts'
import type { Session } from './users.contract.ts'

export const enterWorkspace = ({ db, viewer }: UserCall, workspaceId: string): Promise<Session> =>
  db.transaction(async (tx) => {
    await moveSession(tx, viewer, workspaceId)
    return sessionOf(tx, viewer.userId, workspaceId)
  })
