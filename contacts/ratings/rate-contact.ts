import { ensureNetwork, membershipOf } from '@wellmet/identity/member-networks/ensure-network.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { Familiarity } from '../contact-list/contacts.contract.ts'
import type { Rating } from './ratings.contract.ts'
import { deleteRating, lockRated, skipRating, updateRating } from './ratings.store.ts'

/** What the member says is the one familiarity of the contact, wherever else it is said. */
export const rateContact = (call: MemberCall, id: string, familiarity: Familiarity): Promise<Rating> =>
  call.db.transaction(async (tx) => {
    const { networkId, person, before } = await lock(tx, call, id)
    const now = call.services.now()
    await updateRating(tx, { networkId, person, familiarity, now })
    return { id, familiarity, ratedAt: now.toISOString(), before }
  })

export async function skipContact(call: MemberCall, id: string): Promise<undefined> {
  await call.db.transaction(async (tx) => {
    const { networkId, person } = await lock(tx, call, id)
    await skipRating(tx, { networkId, person, now: call.services.now() })
  })
}

export async function takeBackRating(call: MemberCall, id: string): Promise<undefined> {
  await call.db.transaction(async (tx) => {
    const { networkId, person } = await lock(tx, call, id)
    await deleteRating(tx, { networkId, person })
  })
}

async function lock(tx: Tx, call: MemberCall, id: string) {
  const person = personIds(call).read(id)?.toString()
  const networkId = await ensureNetwork(tx, membershipOf(call.viewer), call.services)
  const row = person === undefined ? undefined : await lockRated(tx, { networkId, person })
  if (!row) throw notFound('contact')
  return { networkId, person: row.personId, before: Familiarity.nullable().parse(row.familiarity) }
}
