import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { membershipOf, ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { mostCollections, type Collection, type NewCollection } from './collections.contract.ts'
import {
  awaitTurn,
  countCollections,
  deleteCollection,
  findNamesake,
  insertCollection,
  renameCollection,
} from './collections.store.ts'
import { findCollection } from './show-collections.ts'

const nameTaken = (name: string) =>
  fail('conflict', `You have a collection called “${name}” already. Choose another name, or use that one.`)

export const createCollection = ({ db, viewer, services }: MemberCall, { name, kind }: NewCollection) =>
  db.transaction(async (tx): Promise<Collection> => {
    const id = newId()
    await db.asSystem(async (system) => {
      const networkId = await ensureNetwork(system, membershipOf(viewer), services)
      await awaitTurn(system, { networkId })
      const counted = await countCollections(system, { networkId })
      if (counted.n >= mostCollections)
        throw fail('conflict', `You have ${mostCollections} collections, which is the most. Delete one first.`)
      const made = await insertCollection(system, { networkId, id, name, kind, now: services.now() })
      if (!made) throw nameTaken(name)
    })
    return findCollection(tx, id)
  })

export const changeName = ({ db, viewer, services }: MemberCall, id: string, name: string) =>
  db.transaction(async (tx): Promise<Collection> => {
    await db.asSystem(async (system) => {
      const networkId = await ensureNetwork(system, membershipOf(viewer), services)
      await awaitTurn(system, { networkId })
      const namesake = await findNamesake(system, { networkId, id, name })
      if (namesake) throw nameTaken(name)
      const renamed = await renameCollection(system, { networkId, id, name, now: services.now() })
      if (!renamed) throw notFound('collection')
    })
    return findCollection(tx, id)
  })

export async function removeCollection({ db, viewer, services }: MemberCall, id: string): Promise<undefined> {
  await db.asSystem(async (tx) => {
    const networkId = await ensureNetwork(tx, membershipOf(viewer), services)
    const gone = await deleteCollection(tx, { networkId, id })
    if (!gone) throw notFound('collection')
  })
}
