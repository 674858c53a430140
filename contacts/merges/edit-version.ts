import type { Tx } from '@wellmet/platform/database/connection.ts'
import { findEditVersion } from './edit-version.store.ts'
import { lockNetwork } from '@wellmet/identity/member-networks/lock-network.ts'

/** What an owner said by hand about who is who, as one word that changes whenever they say something. */
export const getEditVersion = async (tx: Tx, networkId: number): Promise<string> =>
  (await findEditVersion(tx, { networkId })).editVersion

/**
 * An import remembers for minutes which key means whom. Before it writes, it takes its turn and asks whether that still
 * holds; where it does not, the file is read again.
 */
export async function expectSameEditVersion(tx: Tx, networkId: number, before: string): Promise<void> {
  await lockNetwork(tx, networkId)
  if ((await getEditVersion(tx, networkId)) !== before)
    throw new Error('Who is who was changed by hand while the file was read: it has to be read again.')
}
