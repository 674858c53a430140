import type { AccountRef } from '@wellmet/connections/engine/plan-sync.ts'
import { readRecords } from '@wellmet/connections/engine/read-records.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { Db } from '@wellmet/platform/database/database.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { gatherRecords, type Gathered } from '../imports/gather-records.ts'
import { readKnown } from '../imports/read-known.ts'

/** As many records as take about a second. */
const size = 5_000

export interface Batch {
  networkId: number
  gathered: Gathered
  /** Must be unchanged when the result is saved. */
  editVersion: string
  address: string
  lastNumber: string
  isLast: boolean
}

export interface Place {
  /** The number of the last record before the batch. */
  after: string
  since: Date | null
}

export const viewerDb = ({ database }: Services, { userId, workspaceId }: AccountRef): Db =>
  database.asViewer({ viewerId: userId, workspaceId, principal: `user:${userId}` })

/** What the next records of an account say of the member's contacts; null when there are none. */
export async function gatherBatch(
  services: Services,
  { accountId, userId, workspaceId }: AccountRef,
  { after, since }: Place,
  now: Date,
): Promise<Batch | null> {
  const db = viewerDb(services, { accountId, userId, workspaceId })
  const networkId = await db.transaction((tx) => ensureNetwork(tx, { workspaceId, userId }, services))
  const seen = await db.transaction(async (tx) => {
    const found = await readRecords(tx, { accountId, after, since, now, limit: size })
    return found && found.records.length > 0 ? { ...found, ...(await readKnown(tx, networkId, userId)) } : null
  })
  if (!seen) return null
  const owner = { membership: `${workspaceId}:${userId}`, emails: seen.emails }
  const gathering = gatherRecords(owner, personKeys(services), seen.known, seen.edits)
  for (const { record } of seen.records) gathering.add(record)
  return {
    networkId,
    gathered: gathering.finish(),
    editVersion: seen.editVersion,
    address: seen.address,
    lastNumber: seen.records.at(-1)?.number ?? after,
    isLast: seen.records.length < size,
  }
}
