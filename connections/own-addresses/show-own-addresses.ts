import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { listAddresses } from '../engine/own-addresses.ts'
import type { OwnAddress } from './own-addresses.contract.ts'
import { listNamed } from './own-addresses.store.ts'

export const showOwnAddresses = ({ db, viewer: { userId } }: MemberCall): Promise<{ items: OwnAddress[] }> =>
  db.reading(async (tx) => ({ items: await listItems(tx, userId) }))

/** Each once, by what says most. Also those without effect: whether somebody else signs in with them is not told. */
export async function listItems(tx: Tx, userId: string): Promise<OwnAddress[]> {
  const user = tx.selectFrom('account.users').select(['email', 'emailVerified']).where('id', '=', userId)
  const { email, emailVerified } = await user.executeTakeFirstOrThrow()
  const known = (await listAddresses(tx)).filter(({ origin }) => origin !== 'named')
  const items: OwnAddress[] = [
    { id: null, address: email, origin: 'sign_in', isProved: emailVerified },
    ...known.map(({ address, origin }) => ({ id: null, address, origin, isProved: true })),
    ...(await listNamed(tx)).map(({ id, address, isProved }) => ({ id, address, origin: 'named' as const, isProved })),
  ]
  const seen = new Set<string>()
  return items.filter(({ address }) => !seen.has(address) && seen.add(address))
}
