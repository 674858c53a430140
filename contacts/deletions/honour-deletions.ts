import type { Tx } from '@wellmet/platform/database/connection.ts'
import { deletedAmong, type Deleted, type Tombstones } from './deletions.rules.ts'
import { findTombstones, listTombstones } from './deletions.store.ts'

interface Membership {
  workspaceId: string
  userId: string
}

/** For an import, before it reads its file: everybody whom this owner erased, and whom nobody may have. */
export const tombstonesOf = async (tx: Tx, networkId: number): Promise<Tombstones> =>
  toTombstones(await listTombstones(tx, { networkId }))

/**
 * Whether any of these keys is of somebody whom this member erased, or whom nobody may have; without a member, the latter
 * alone. Before anything is sent to a person. Takes the keys of all their handles, from `personKeys(root).of(handles)`.
 */
export const erasedAmong = async (
  tx: Tx,
  member: Membership | null,
  keys: readonly string[],
): Promise<Deleted | null> => {
  const { workspaceId, userId } = member ?? { workspaceId: null, userId: null }
  return deletedAmong(keys, () => false, toTombstones(await findTombstones(tx, { workspaceId, userId, keys })))
}

/** Whom the operator erased for all is so for everybody, whatever an owner did. */
const toTombstones = (rows: readonly { key: string; isForAll: boolean }[]): Tombstones =>
  new Map(
    rows
      .toSorted((a, b) => Number(a.isForAll) - Number(b.isForAll))
      .map(({ key, isForAll }) => [key, isForAll ? 'erased_for_all' : 'erased']),
  )
