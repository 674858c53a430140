import type { z } from 'zod'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { ConnectorIdentity } from '@wellmet/graph/outcome-model/connector-identity.rules.ts'
import { findOutcomeStatistics } from '@wellmet/graph/outcome-model/find-outcome-statistics.ts'
import { reputationOf, type Counted } from '@wellmet/graph/outcome-model/outcome-statistics.rules.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { shownName } from '../requests/requests.rules.ts'
import type { ConnectorStanding } from './outcomes.contract.ts'
import { listConnectorsOfMine } from './outcomes.store.ts'
import { listMembersAskedIn } from './read-workspace.ts'
import { shareOf, type Share } from './share.rules.ts'

export type StandingWithIdentity = z.infer<typeof ConnectorStanding> & { identity: ConnectorIdentity }

interface Known {
  identity: ConnectorIdentity
  connector: StandingWithIdentity['connector']
}

export const shareIn = (counted: Counted | null): Share => shareOf(counted?.happened ?? 0, counted?.asked ?? 0)

/**
 * Connectors whom the viewer may know of: members, and contacts whom they asked themselves. The numbers are those of the
 * workspace and say nothing of whom others asked for. Best first, unknown ones last.
 */
export async function listConnectorStandings(
  tx: Tx,
  call: MemberCall,
  more: readonly { userId: string; name: string }[] = [],
): Promise<StandingWithIdentity[]> {
  const { workspaceId, userId: me } = call.viewer
  const asked = await listMembersAskedIn(tx, workspaceId)
  const members = new Map([...asked, ...more].map(({ userId, name }) => [userId, name]))
  members.delete(me)
  const known = [
    ...[...members].map(([userId, name]): Known => ({
      identity: { userId },
      connector: { personId: userId, name, kind: 'member' },
    })),
    ...(await listConnectorsOfMine(tx)).flatMap(({ person, name }): Known[] =>
      person === null
        ? []
        : [
            {
              identity: { person },
              connector: { personId: personIds(call).show(BigInt(person)), name: shownName(name), kind: 'contact' },
            },
          ],
    ),
  ]
  const statistics = await findOutcomeStatistics(
    tx,
    call,
    known.map(({ identity }) => ({ connector: identity, target: null })),
  )
  return known
    .map(({ identity, connector }) => {
      const counts = statistics({ connector: identity, target: null })
      return {
        identity,
        connector,
        reputation: reputationOf(counts),
        acted: shareIn(counts.asks),
        takenUp: shareIn(counts.made),
        openAsks: counts.openAsks,
      }
    })
    .toSorted((a, b) => (b.reputation ?? -1) - (a.reputation ?? -1) || (a.connector.name < b.connector.name ? -1 : 1))
}
