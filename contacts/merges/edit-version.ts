import type { Tx } from '@wellmet/platform/database/connection.ts'
import { getCare } from './edit-version.store.ts'
import { takeTurn } from '@wellmet/identity/member-networks/take-turn.ts'

/** What an owner said by hand about who is who, as one word that changes whenever they say something. */
export const careOf = async (tx: Tx, owner: number): Promise<string> => (await getCare(tx, { owner })).care

/**
 * An import remembers for minutes which key means whom. Before it writes, it takes its turn and asks whether that still
 * holds; where it does not, the file is read again.
 */
export async function expectSameCare(tx: Tx, owner: number, before: string): Promise<void> {
  await takeTurn(tx, owner)
  if ((await careOf(tx, owner)) !== before)
    throw new Error('Who is who was changed by hand while the file was read: it has to be read again.')
}
