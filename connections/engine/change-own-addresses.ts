import type { Tx } from '@wellmet/platform/database/connection.ts'
import { readOwnAddresses } from './own-addresses.ts'
import { planSift, type MemberRef } from './plan-sift.ts'

/** Does something after which other addresses may be the member's own: then mail with them means something else. */
export async function siftChanged<T>(tx: Tx, member: MemberRef, act: () => Promise<T>): Promise<T> {
  const before = await listAll(tx, member)
  const done = await act()
  const after = await listAll(tx, member)
  const changed = [...before, ...after].filter((address) => before.includes(address) !== after.includes(address))
  if (changed.length > 0) await planSift(tx, member, changed)
  return done
}

async function listAll(tx: Tx, { userId }: MemberRef): Promise<string[]> {
  const { accounts, others } = await readOwnAddresses(tx, userId)
  return [...accounts, ...others]
}
