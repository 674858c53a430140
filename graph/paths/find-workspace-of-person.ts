import { listWorkspacesOf } from '@wellmet/account/workspaces/list-workspaces.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { findPathTo } from './find-paths-to.ts'

/**
 * The workspace of the viewer that gave this id out: ids differ between workspaces, so a link that was opened in the wrong
 * one finds nobody. Fails as "not found" for an id of no workspace of theirs, and for somebody whom they may not see there.
 * Whoever may see one workspace alone is told of no other.
 */
export async function findWorkspaceOfPerson(
  { db, viewer, services }: MemberCall,
  id: string,
): Promise<{ id: string; name: string }> {
  const { userId } = viewer
  const mine = await db.transaction((tx) => listWorkspacesOf(tx, userId))
  const found = mine.find(
    (workspace) =>
      (workspace.id === viewer.workspaceId || !viewer.isConfined) &&
      personIds({ viewer: { userId, workspaceId: workspace.id }, services }).read(id) !== null,
  )
  if (!found) throw notFound('person')
  const { id: workspaceId, name } = found
  const there = services.database.asViewer({ viewerId: userId, workspaceId, principal: `user:${userId}` })
  await there.reading((tx) => findPathTo(tx, { viewer: { userId, workspaceId }, services }, id))
  return { id: workspaceId, name }
}
