import { memberJoined, memberLeft } from '@wellmet/account/members/members.events.ts'
import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { closeNetwork, openNetwork } from './ensure-network.ts'

/** A new member sees what is shared with the workspace; what a former member shared is no longer visible. */
export const memberNetworksReactions: Reaction[] = [
  when(
    memberJoined,
    'open the network',
    async ({ tx, services }, membership) => void (await openNetwork(tx, membership, services)),
  ),
  when(memberLeft, 'close the network', ({ tx }, membership) => closeNetwork(tx, membership)),
]
