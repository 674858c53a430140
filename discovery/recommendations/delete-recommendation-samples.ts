import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import { deleteSamplesEverywhere, deleteSamplesOf, lockSamples } from './recommendation-samples.store.ts'

/** A person whom one member deletes leaves the samples of all members: it was that member's relationship they were shown. */
export const deleteRecommendationSamples = (tx: Tx, workspaceId: string, people: string[]): Promise<void> =>
  // As the system: erasing somebody reaches the samples of all members
  asSystem(tx, async (system) => {
    await lockSamples(system, workspaceId)
    await deleteSamplesOf(system, { workspaceId, people })
  })

/** For people who left the public directory. */
export const deleteRecommendationSamplesEverywhere = async (tx: Tx, people: string[]): Promise<void> =>
  void (await deleteSamplesEverywhere(tx, { people }))
