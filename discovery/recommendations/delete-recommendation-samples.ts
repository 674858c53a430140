import type { Tx } from '@wellmet/platform/database/connection.ts'
import { deleteSamplesEverywhere, deleteSamplesOf, waitForTurn } from './recommendation-samples.store.ts'

/** Whoever is erased by one member is forgotten in the samples of all: it was their tie that others were shown. */
export async function deleteRecommendationSamples(tx: Tx, workspaceId: string, people: string[]): Promise<void> {
  await waitForTurn(tx, { workspaceId })
  await deleteSamplesOf(tx, { workspaceId, people })
}

/** For people who left the public directory. */
export const deleteRecommendationSamplesEverywhere = async (tx: Tx, people: string[]): Promise<void> =>
  void (await deleteSamplesEverywhere(tx, { people }))
