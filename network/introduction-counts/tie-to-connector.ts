import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { OwnTie } from '../people/connector-insight.rules.ts'
import { findTieToConnector } from './introduction-counts.store.ts'
import type { Way } from './learn-of-ways.ts'

export interface TieFacts {
  tie: OwnTie
  /** Days since somebody who shares with the asker was in contact with the target; null is unknown. */
  targetSilent: number | null
}

/** How an asker stood to the connector of one way, as the system: for what is done when they are not there. */
export async function tieToConnector(
  tx: Tx,
  seat: { workspaceId: string; userId: string },
  { connector, target }: Way,
  today: number,
): Promise<TieFacts> {
  const row = await findTieToConnector(tx, {
    ...seat,
    connectorUser: connector && 'userId' in connector ? connector.userId : null,
    connectorPerson: connector && 'person' in connector ? connector.person : null,
    target,
  })
  const silent = (day: number | null | undefined): number | null => (day == null ? null : Math.max(0, today - day))
  return {
    tie: { strength: row?.strength ?? null, silent: silent(row?.lastDay) },
    targetSilent: silent(row?.targetDay),
  }
}
