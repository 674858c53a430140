import type { Tx } from '@wellmet/platform/database/connection.ts'
import { listMemberAddresses } from './engine.store.ts'
import { colleaguesOf, type Colleagues } from './left-out.rules.ts'
import { readOwnAddresses } from './own-addresses.ts'

/** Whom the viewer works with: the members of the workspace, and everybody at the company of one of their accounts. */
export async function readColleagues(tx: Tx, userId: string): Promise<Colleagues> {
  const members = await listMemberAddresses(tx)
  const { accounts, others } = await readOwnAddresses(tx, userId)
  return colleaguesOf({
    proven: [...members.filter(({ isMine }) => isMine).map(({ address }) => address), ...accounts],
    others: [...members.map(({ address }) => address), ...others],
  })
}
