import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { listSharingMembers } from '@wellmet/graph/outcome-model/list-sharing-members.ts'
import { listConnectorStandings, type StandingWithIdentity } from '../outcomes/list-connector-standings.ts'
import { findAvailability, nobodyInParticular } from './find-availability.ts'
import type { MarketConnector } from './marketplace.contract.ts'
import { marketplaceMessages } from './marketplace.messages.ts'

const mostShown = 50

const nobodyYet = () => ({
  code: 'no_connectors',
  message: marketplaceMessages.noConnectors(),
  next: marketplaceMessages.noConnectorsNext(),
})

/** Members who share with the viewer, and whoever was asked before and may be known to them. */
export const showMarket = (call: MemberCall) =>
  call.db.transaction(async (tx) => {
    const sharing = new Map((await listSharingMembers(tx, mostShown)).map((member) => [member.userId, member]))
    const standings = (await listConnectorStandings(tx, call, [...sharing.values()])).slice(0, mostShown)
    const identities = standings.map(({ identity }) => identity)
    const availabilityOf = await findAvailability(tx, call, identities)
    const connectors = standings.map(({ identity, ...standing }): MarketConnector => ({
      ...standing,
      peopleInReach: reachOf(identity, sharing),
      availability: availabilityOf(identity, nobodyInParticular),
    }))
    return { connectors, notice: connectors.length > 0 ? null : nobodyYet() }
  })

const reachOf = (
  identity: StandingWithIdentity['identity'],
  sharing: ReadonlyMap<string, { people: number }>,
): number | null => ('userId' in identity ? (sharing.get(identity.userId)?.people ?? 0) : null)
