import type { Tx } from '@wellmet/platform/database/connection.ts'
import { countOpenAsks } from './requests.store.ts'

/**
 * How many asks of a workspace wait with each of these connectors: not answered, or promised and not sent. Those without
 * any are not in the answer. As the system: the asks are of everybody in the workspace, their number may be told.
 */
export async function countOpenAsksOf(
  tx: Tx,
  workspaceId: string,
  connectorKeys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counted = await countOpenAsks(tx, { workspaceId, connectorKeys: [...connectorKeys] })
  return new Map(counted.map(({ connectorKey, n }) => [connectorKey, n]))
}
