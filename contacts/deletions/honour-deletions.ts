import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Tombstones } from './deletions.rules.ts'
import { listTombstones } from './deletions.store.ts'

/** For an import, before it reads its file: everybody whom this owner erased, and whom nobody may have. */
export async function tombstonesOf(tx: Tx, networkId: number): Promise<Tombstones> {
  const rows = await listTombstones(tx, { networkId })
  return new Map(
    rows
      .toSorted((a, b) => Number(a.isForAll) - Number(b.isForAll))
      .map(({ key, isForAll }) => [key, isForAll ? 'erased_for_all' : 'erased']),
  )
}
