import type { Tx } from '@wellmet/platform/database/connection.ts'
import { readOwnAddresses } from '@wellmet/connections/engine/own-addresses.ts'
import { tombstonesOf } from '../deletions/honour-deletions.ts'
import { apartOf } from '../duplicates/keep-separate.ts'
import type { ManualEdits } from './gather-records.ts'
import { listAnswered, listContactIds } from './ingest.store.ts'

/** The one they sign in with, those of their connected accounts, aliases, and those that they named as theirs. */
export async function listOwnEmails(tx: Tx, userId: string): Promise<string[]> {
  const user = tx.selectFrom('account.users').select('email').where('id', '=', userId)
  const { accounts, others } = await readOwnAddresses(tx, userId)
  return [(await user.executeTakeFirstOrThrow()).email, ...accounts, ...others]
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
    answered: new Set((await listAnswered(tx, { networkId })).map(({ personId }) => personId)),
  }
}
