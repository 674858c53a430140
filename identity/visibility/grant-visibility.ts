import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { networkChanged, visibilityGranted } from './visibility.hooks.ts'
import {
  deleteAllVisibility,
  deleteWeakestVisibility,
  deleteVisibility,
  insertOwnVisibility,
  insertVisibility,
  listVisibility,
  listWhoSees,
  updateTrustWeights,
} from './visibility.store.ts'

/** Search and paths were measured with up to 169 networks, and cost a little more with each. */
const maxVisibleNetworks = 200

/**
 * Opens the network that `insertNetwork` returns: its member sees all of their own contacts, hidden ones included, and
 * what others share with them. As the system, because no member may write who sees whom.
 */
export const openVisibility = (
  tx: Tx,
  services: Services,
  insertNetwork: (system: Tx) => Promise<number>,
): Promise<number> =>
  // As the system: no member may write who sees whom; weights rest on the networks of both
  asSystem(tx, async (system) => {
    const networkId = await insertNetwork(system)
    await insertOwnVisibility(system, networkId)
    await grantVisibility(system, networkId, services)
    return networkId
  })

/** Makes this network visible to everybody it is shared with, and the networks shared with it visible to it. */
async function grantVisibility(tx: Tx, networkId: number, services: Services): Promise<void> {
  await insertVisibility(tx, { networkId })
  await runHook({ tx, services }, visibilityGranted, { networkId })
  await deleteWeakestVisibility(tx, { networkId, most: maxVisibleNetworks })
}

/** For changed sharing settings: first hides the network from everybody, then grants anew, in one transaction. */
export const renewVisibility = (tx: Tx, networkId: number, services: Services): Promise<void> =>
  asSystem(tx, async (system) => {
    await deleteVisibility(system, { networkId })
    await grantVisibility(system, networkId, services)
    await runHook({ tx: system, services }, networkChanged, { networkId, now: services.now() })
  })

/** The network sees no other network, and no other network sees it. */
export const revokeAllVisibility = async (tx: Tx, networkId: number): Promise<void> =>
  void (await deleteAllVisibility(tx, { networkId }))

/** A viewer, a network that is visible to them, and the email address of the network's member. */
export interface TrustedPair {
  viewer: number
  network: number
  email: string
}

export interface TrustWeight {
  viewer: number
  network: number
  /** The contact of the viewer who owns the network, if the viewer has them as a contact. */
  personId: string | null
  /** Of 1000. */
  weight: number
  /** How many contacts the network shows. */
  people: number
}

/**
 * Weighs every pair of viewer and visible network that this network is part of. Writes only what changed, because every
 * write makes cached answers of the viewer outdated. As the system, because the weights of teammates rest on their own
 * contacts.
 */
export const saveTrustWeights = (
  tx: Tx,
  networkId: number,
  weigh: (system: Tx, pairs: readonly TrustedPair[]) => Promise<readonly TrustWeight[]>,
): Promise<void> =>
  asSystem(tx, async (system) => {
    const pairs = await listVisibility(system, { networkId })
    if (pairs.length === 0) return
    const weights = await weigh(system, pairs)
    await updateTrustWeights(system, {
      viewers: weights.map(({ viewer }) => viewer),
      networks: weights.map(({ network }) => network),
      personIds: weights.map(({ personId }) => personId),
      weights: weights.map(({ weight }) => weight),
      people: weights.map(({ people }) => people),
    })
  })

/** Everybody who sees this network, its own member aside. As the system, because a row of visibility is its viewer's. */
export const listViewersOf = (tx: Tx, networkId: number): Promise<{ userId: string; name: string }[]> =>
  asSystem(tx, (system) => listWhoSees(system, { networkId }))
