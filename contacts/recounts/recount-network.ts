import { enqueue, type WorkContext } from '@wellmet/platform/jobs/job.ts'
import { byHand } from '../contact-list/manual-sources.rules.ts'
import { syncGraph } from '../relationships/refresh-graph.ts'
import { readMakersJob } from './recounts.jobs.ts'
import { deleteRecount, listRecounts, markKeysOnKnownCards } from './recounts.store.ts'

/** Asks for every network that is left. Keyed, and in line with the imports of the same member. */
export async function planRecounts({ tx }: WorkContext): Promise<void> {
  for (const network of await listRecounts(tx))
    await enqueue(tx, readMakersJob, network, {
      key: `read-makers:${network.networkId}`,
      queue: `imports-of-${network.userId}`,
    })
}

/**
 * Computes the strengths of a network by what its owner did, and notes those that moved. In one transaction with taking
 * the network off the list, so it happens once, and after a kill from the beginning.
 */
export async function recountNetwork(context: WorkContext, networkId: number): Promise<void> {
  const { tx } = context
  if ((await deleteRecount(tx, { networkId })) === 0) return
  await markKeysOnKnownCards(tx, { networkId, byHand })
  await syncGraph(context, networkId, { explains: true })
}
