import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { findNetwork, getNetwork, insertNetwork } from './member-networks.store.ts'
import { openVisibility, revokeAllVisibility } from '../visibility/grant-visibility.ts'

interface Membership {
  workspaceId: string
  userId: string
}

/** Only the two fields that name a member of a workspace. */
export const membershipOf = ({ workspaceId, userId }: Membership): Membership => ({ workspaceId, userId })

/**
 * The id of a member's network; the network is created on first use. Members see all of their own contacts, hidden ones
 * included, and what others share with them.
 */
export async function ensureNetwork(tx: Tx, member: Membership, services: Services): Promise<number> {
  const known = await findNetwork(tx, member)
  return known ? known.id : openNetwork(tx, member, services)
}

/** For a member who joins, or joins again: a closed network sees nothing until it is opened. */
export const openNetwork = (tx: Tx, member: Membership, services: Services): Promise<number> =>
  openVisibility(tx, services, async (system) => {
    await insertNetwork(system, member)
    return (await getNetwork(system, member)).id
  })

/** Keeps the contacts in case the member comes back. Until then nobody can use them. */
export async function closeNetwork(tx: Tx, member: Membership): Promise<void> {
  const known = await findNetwork(tx, member)
  if (known) await revokeAllVisibility(tx, known.id)
}
