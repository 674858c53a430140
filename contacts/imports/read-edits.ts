import type { Tx } from '@wellmet/platform/database/connection.ts'
import { ownAddresses } from '@wellmet/connections/engine/read-records.ts'
import { tombstonesOf } from '../deletions/honour-deletions.ts'
import { apartOf } from '../duplicates/keep-separate.ts'
import type { ManualEdits } from './gather-records.ts'
import { listContactIds } from './ingest.store.ts'

/** The one they sign in with, and those of their connected accounts. */
export async function listOwnEmails(tx: Tx, userId: string): Promise<string[]> {
  const user = tx.selectFrom('account.users').select('email').where('id', '=', userId)
  return [(await user.executeTakeFirstOrThrow()).email, ...(await ownAddresses(tx))]
}

export const findOwnName = async (tx: Tx, userId: string): Promise<string> =>
  (await tx.selectFrom('account.users').select('name').where('id', '=', userId).executeTakeFirstOrThrow()).name

/** What the owner said by hand, which outranks every file. */
export async function readEdits(tx: Tx, networkId: number): Promise<ManualEdits> {
  const tombstones = await tombstonesOf(tx, networkId)
  const contacts = tombstones.size === 0 ? [] : await listContactIds(tx, { networkId })
  return {
    notTheSame: await apartOf(tx, networkId),
    tombstones,
    contacts: new Set(contacts.map(({ personId }) => personId)),
  }
}
