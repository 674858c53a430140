import type { Tx } from '@wellmet/platform/database/connection.ts'
import { listVisibility, updateTrustWeights } from './visibility.store.ts'

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

/** All pairs of viewer and visible network that this network is part of, with the email address of the network's member. */
export const listTrustedPairs = (tx: Tx, networkId: number) => listVisibility(tx, { networkId })

/** Writes only what changed: every write makes cached answers of the viewer outdated. */
export const saveTrustWeights = async (tx: Tx, weights: readonly TrustWeight[]): Promise<void> =>
  void (await updateTrustWeights(tx, {
    viewers: weights.map(({ viewer }) => viewer),
    networks: weights.map(({ network }) => network),
    personIds: weights.map(({ personId }) => personId),
    weights: weights.map(({ weight }) => weight),
    people: weights.map(({ people }) => people),
  }))
