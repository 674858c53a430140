import type { Tx } from '@wellmet/platform/database/connection.ts'
import { listMemberAddresses } from './engine.store.ts'
import { colleaguesOf, type Colleagues } from './left-out.rules.ts'
import { ownAddresses } from './read-records.ts'

/** Whom the viewer works with: the members of the workspace, and everybody at the company of one of their accounts. */
export async function readColleagues(tx: Tx): Promise<Colleagues> {
  const addresses = await listMemberAddresses(tx)
  const addressesOf = (isMine: boolean): string[] =>
    addresses.filter((one) => one.isMine === isMine).map(({ address }) => address)
  return colleaguesOf({ proven: [...addressesOf(true), ...(await ownAddresses(tx))], members: addressesOf(false) })
}
