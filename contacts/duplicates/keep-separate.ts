import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { lockNetwork } from '@wellmet/identity/member-networks/lock-network.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { deleteApart, findContacts, insertApart, listApart } from './duplicates.store.ts'
import { duplicatesMessages } from './duplicates.messages.ts'

/** Said by hand, it outranks a key that both have. */
export async function keepSeparate(call: MemberCall, contactId: string, otherId: string): Promise<undefined> {
  const { workspaceId, userId } = call.viewer
  await call.db.transaction(async (tx) => {
    const networkId = await ensureNetwork(tx, { workspaceId, userId }, call.services)
    await lockNetwork(tx, networkId)
    const asked = [contactId, otherId].flatMap((shown) => personIds(call).read(shown)?.toString() ?? [])
    const found = new Set((await findContacts(tx, { networkId, people: asked })).map(({ personId }) => personId))
    const [a, b] = asked.filter((personId) => found.has(personId))
    if (a === undefined || b === undefined) throw notFound('contact')
    if (a === b) throw fail('unprocessable', duplicatesMessages.sameContact())
    await insertApart(tx, { networkId, a, b, now: call.services.now() })
  })
}

/** They may be offered as duplicates again, and an import may merge them. Fails if they were not kept separate. */
export async function restorePair(call: MemberCall, contactId: string, otherId: string): Promise<undefined> {
  const { workspaceId, userId } = call.viewer
  const [a, b] = [contactId, otherId].map((shown) => personIds(call).read(shown)?.toString())
  if (a === undefined || b === undefined) throw notFound('pair')
  await call.db.transaction(async (tx) => {
    const networkId = await ensureNetwork(tx, { workspaceId, userId }, call.services)
    await lockNetwork(tx, networkId)
    if ((await deleteApart(tx, { networkId, a, b })) === 0) throw notFound('pair')
  })
}

/** For an import, before it reads its file: who is not to be merged, whatever key they share. */
export const apartOf = async (tx: Tx, networkId: number): Promise<[string, string][]> =>
  (await listApart(tx, { networkId })).map(({ a, b }) => [a, b])
