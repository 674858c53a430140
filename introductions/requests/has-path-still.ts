import { findEveryPathTo } from '@wellmet/graph/paths/find-paths-to.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { lockRequest } from './requests.store.ts'

/**
 * Whether the way of a request exists in the asker's eyes now, for whoever asks while the asker is not there. One that
 * the asker stated does, whatever is on record. In transactions of its own: not inside another, which would hold two
 * connections.
 */
export async function hasPathStill(services: Services, requestId: string): Promise<boolean> {
  const row = await services.database.system.asSystem((tx) => lockRequest(tx, { id: requestId }))
  if (!row || row.targetPerson === null) return true
  const { workspaceId, userId, targetPerson, route } = row
  const viewerContext = { viewer: { workspaceId, userId }, services }
  const context = { viewerId: userId, workspaceId, principal: `asks-later:${userId}` }
  const foundPaths = await services.database
    .asViewer(context)
    .reading((tx) => findEveryPathTo(tx, viewerContext, targetPerson))
  return foundPaths?.paths.some(({ viaId }) => viaId === route.via.personId) ?? false
}
