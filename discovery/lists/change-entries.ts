import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { membershipOf, ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import type { CollectionEntry } from './collections.contract.ts'
import { touchCollection } from './collections.store.ts'
import { describeEntries } from './describe-entries.ts'
import { deleteEntry, listEntries, updateNote } from './entries.store.ts'

export const annotateEntry = (call: MemberCall, collection: string, id: string, note: string | null) =>
  call.db.transaction(async (tx): Promise<CollectionEntry> => {
    await call.db.asSystem(async (system) => {
      const networkId = await ensureNetwork(system, membershipOf(call.viewer), call.services)
      const noted = await updateNote(system, { networkId, collection, id, note })
      if (!noted) throw notFound('entry')
    })
    const [entry] = await describeEntries(tx, call, await listEntries(tx, { collection, id, limit: 1 }))
    // The other entry of somebody who became one by a merge is not shown.
    if (!entry) throw notFound('entry')
    return entry
  })

export async function dropEntry(
  { db, viewer, services }: MemberCall,
  collection: string,
  id: string,
): Promise<undefined> {
  await db.asSystem(async (tx) => {
    const networkId = await ensureNetwork(tx, membershipOf(viewer), services)
    const gone = await deleteEntry(tx, { networkId, collection, id })
    if (!gone) throw notFound('entry')
    await touchCollection(tx, { networkId, id: collection, now: services.now() })
  })
}
