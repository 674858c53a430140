import { enqueue } from '@wellmet/platform/jobs/job.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { viewerDb } from '../connected-accounts/gather-batch.ts'
import { walkRecords, type OwnedNetwork } from '../connected-accounts/walk-records.ts'
import { markCards } from '../imports/mark-cards.ts'
import { recountNetworkJob } from './recounts.jobs.ts'
import { updateMakers } from './recounts.store.ts'

/**
 * Looks up in the stored records of connected accounts what the owner answered to each meeting, and which addresses are
 * on cards. Files are not stored, so of them nothing is left to look up. Run again, it changes nothing.
 */
export async function readMakers(services: Services, network: OwnedNetwork): Promise<void> {
  const { networkId, workspaceId, userId } = network
  await walkRecords(services, network, async (tx, { evidence, cardKeys }) => {
    const meetings = evidence.filter(({ maker }) => maker !== null)
    await updateMakers(tx, {
      networkId,
      people: meetings.map(({ personId }) => personId),
      refs: meetings.map(({ ref }) => ref),
      makers: meetings.map(({ maker }) => maker),
      copies: meetings.map(({ inCopy }) => inCopy),
    })
    await markCards(tx, networkId, cardKeys)
  })
  await viewerDb(services, { accountId: '', workspaceId, userId }).transaction((tx) =>
    enqueue(tx, recountNetworkJob, { networkId }, { key: `recount-network:${networkId}` }),
  )
}
