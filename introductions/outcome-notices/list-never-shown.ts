import type { Tx } from '@wellmet/platform/database/connection.ts'
import { listNeverSince } from '@wellmet/platform/mail/mail-gate.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { mailboxKey } from '../proven-addresses/address-keys.ts'
import { listFirstAsked } from './outcome-notices.store.ts'

/**
 * The addresses among these whose owner wants no mail, as far as this workspace may know: it wrote there before that was
 * said, so it was told. Lists of paths tell nobody else: a file of addresses would show who of them wants no mail. Whoever
 * asks there is told in any case. The requests that count are those that the transaction may see.
 */
export async function listNeverShown(
  tx: Tx,
  services: Services,
  workspaceId: string,
  addresses: readonly string[],
): Promise<Set<string>> {
  const keys = new Map(addresses.map((address) => [address, mailboxKey(services, address)]))
  const mailboxKeys = [...new Set(keys.values())].filter((key) => key !== null)
  if (mailboxKeys.length === 0) return new Set()
  const asked = new Map((await listFirstAsked(tx, { workspaceId, mailboxKeys })).map((row) => [row.mailboxKey, row.at]))
  const firstAsked = (address: string): Date | undefined => asked.get(keys.get(address) ?? '')
  const since = await listNeverSince(
    tx,
    services,
    addresses.filter((address) => firstAsked(address) !== undefined),
  )
  return new Set([...since].filter(([address, at]) => firstAsked(address)! < at).map(([address]) => address))
}
