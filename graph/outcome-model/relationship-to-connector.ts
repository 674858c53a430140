import type { Tx } from '@wellmet/platform/database/connection.ts'
import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import type { OwnRelationship } from './connector-insight.rules.ts'
import { listRelationshipsToConnectors } from './outcome-statistics.store.ts'
import type { FoundPath } from './find-outcome-statistics.ts'

export interface RelationshipFacts {
  relationship: OwnRelationship
  /** Days since somebody who shares with the asker was in contact with the target; null is unknown. */
  targetSilent: number | null
}

interface Membership {
  workspaceId: string
  userId: string
}

/** How an asker stood to the connector of one way: as the asker, or as the system when they are not there. */
export async function relationshipToConnector(
  tx: Tx,
  membership: Membership,
  foundPath: FoundPath,
  today: number,
): Promise<RelationshipFacts> {
  return firstOf(await relationshipsToConnectors(tx, membership, [foundPath], today))
}

/** The same for many ways in one statement, in their order. */
export async function relationshipsToConnectors(
  tx: Tx,
  membership: Membership,
  foundPaths: readonly FoundPath[],
  today: number,
): Promise<RelationshipFacts[]> {
  const rows = await listRelationshipsToConnectors(tx, {
    ...membership,
    connectorUsers: foundPaths.map(({ connector }) => (connector && 'userId' in connector ? connector.userId : null)),
    connectorPeople: foundPaths.map(({ connector }) => (connector && 'person' in connector ? connector.person : null)),
    targets: foundPaths.map(({ target }) => target),
  })
  const silent = (day: number | null | undefined): number | null => (day == null ? null : Math.max(0, today - day))
  return foundPaths.map((_, i) => ({
    relationship: { strength: rows[i]?.strength ?? null, silent: silent(rows[i]?.lastDay) },
    targetSilent: silent(rows[i]?.targetDay),
  }))
}
