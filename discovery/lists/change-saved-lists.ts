import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { membershipOf, ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { mostSavedLists, type SavedList, type NewSavedList } from './saved-lists.contract.ts'
import { savedListsMessages } from './saved-lists.messages.ts'
import {
  countSavedLists,
  deleteSavedList,
  findNamesake,
  insertSavedList,
  lockSavedLists,
  renameSavedList,
} from './saved-lists.store.ts'
import { findSavedList } from './show-saved-lists.ts'

const nameTaken = (name: string) => fail('conflict', savedListsMessages.nameTaken({ name }))

export const createSavedList = ({ db, viewer, services }: MemberCall, { name, kind }: NewSavedList) =>
  db.transaction(async (tx): Promise<SavedList> => {
    const id = newId()
    const networkId = await ensureNetwork(tx, membershipOf(viewer), services)
    await lockSavedLists(tx, networkId)
    const counted = await countSavedLists(tx, { networkId })
    if (counted.n >= mostSavedLists) throw fail('conflict', savedListsMessages.tooManyLists({ most: mostSavedLists }))
    const made = await insertSavedList(tx, { networkId, id, name, kind, now: services.now() })
    if (!made) throw nameTaken(name)
    return findSavedList(tx, id)
  })

export const changeName = ({ db, viewer, services }: MemberCall, id: string, name: string) =>
  db.transaction(async (tx): Promise<SavedList> => {
    const networkId = await ensureNetwork(tx, membershipOf(viewer), services)
    await lockSavedLists(tx, networkId)
    const namesake = await findNamesake(tx, { networkId, id, name })
    if (namesake) throw nameTaken(name)
    const renamed = await renameSavedList(tx, { networkId, id, name, now: services.now() })
    if (!renamed) throw notFound('collection')
    return findSavedList(tx, id)
  })

export async function removeSavedList({ db, viewer, services }: MemberCall, id: string): Promise<undefined> {
  await db.transaction(async (tx) => {
    const networkId = await ensureNetwork(tx, membershipOf(viewer), services)
    const gone = await deleteSavedList(tx, { networkId, id })
    if (!gone) throw notFound('collection')
  })
}
