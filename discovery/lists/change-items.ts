import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { membershipOf, ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import type { SavedListItem } from './saved-lists.contract.ts'
import { touchSavedList } from './saved-lists.store.ts'
import { describeItems } from './describe-items.ts'
import { deleteItem, listItems, updateNote } from './items.store.ts'

export const annotateItem = (call: MemberCall, savedList: string, id: string, note: string | null) =>
  call.db.transaction(async (tx): Promise<SavedListItem> => {
    const networkId = await ensureNetwork(tx, membershipOf(call.viewer), call.services)
    const noted = await updateNote(tx, { networkId, savedList, id, note })
    if (!noted) throw notFound('entry')
    const [item] = await describeItems(tx, call, await listItems(tx, { savedList, id, limit: 1 }))
    // The other entry of somebody who became one by a merge is not shown.
    if (!item) throw notFound('entry')
    return item
  })

export async function dropItem(
  { db, viewer, services }: MemberCall,
  savedList: string,
  id: string,
): Promise<undefined> {
  await db.transaction(async (tx) => {
    const networkId = await ensureNetwork(tx, membershipOf(viewer), services)
    const gone = await deleteItem(tx, { networkId, savedList, id })
    if (!gone) throw notFound('entry')
    await touchSavedList(tx, { networkId, id: savedList, now: services.now() })
  })
}
