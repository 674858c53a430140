import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Viewer } from '@wellmet/platform/http/viewer.ts'
import { listWorkspacesOf } from './list-workspaces.ts'
import { updateSessionWorkspace } from './workspaces.store.ts'

/** Moves the viewer's session to another workspace of theirs. Fails as "not found" if they are not a member. */
export async function moveSession(tx: Tx, { userId, sessionId }: Viewer, workspaceId: string): Promise<void> {
  const mine = await listWorkspacesOf(tx, userId)
  if (!mine.some(({ id }) => id === workspaceId)) throw notFound('workspace')
  if (sessionId) await updateSessionWorkspace(tx, sessionId, workspaceId)
}
