import { findPathsTo } from '@wellmet/graph/paths/find-paths-to.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { RequestRow } from '../moves/lock-request.ts'

/**
 * Whether the asker can still see the path of a request. `tx` is a transaction of the asker. A path that the asker stated
 * always exists, whatever is on record.
 */
export async function hasPathStill(
  tx: Tx,
  services: Services,
  { workspaceId, userId, targetPerson, route }: RequestRow,
): Promise<boolean> {
  if (targetPerson === null) return true
  const found = await findPathsTo(tx, { viewer: { workspaceId, userId }, services }, [targetPerson])
  return found.get(targetPerson)?.paths.some(({ via }) => via?.id === route.via.personId) ?? false
}
