import type { Tx } from '@wellmet/platform/database/connection.ts'
import { readOwnAddresses } from './own-addresses.ts'
import { planRefilter, type MemberRef } from './plan-refilter.ts'

/** Runs a change, and filters stored records again if it changed which addresses are the member's own. */
export async function refilterIfChanged<T>(tx: Tx, member: MemberRef, act: () => Promise<T>): Promise<T> {
  const before = await listAll(tx, member)
  const done = await act()
  const after = await listAll(tx, member)
  const changed = [...before, ...after].filter((address) => before.includes(address) !== after.includes(address))
  if (changed.length > 0) await planRefilter(tx, member, changed)
  return done
}

async function listAll(tx: Tx, { userId }: MemberRef): Promise<string[]> {
  const { accounts, others } = await readOwnAddresses(tx, userId)
  return [...accounts, ...others]
}
