import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { slugOf } from '@wellmet/platform/files/linkedin/linkedin-slug.rules.ts'
import { lockNetwork } from '@wellmet/identity/member-networks/lock-network.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { personKeys, type Handles } from '@wellmet/identity/person-keys/person-keys.ts'
import type { LookupQuestion } from '@wellmet/identity/person-keys/person-lookup.contract.ts'
import { eraseContact } from './erase-contact.ts'
import { shownDeletions, type AllowReturn } from './deletions.contract.ts'
import { countDeletions, findContact, deleteDeletions, deleteNameDeletion, listDeletions } from './deletions.store.ts'

/** Deletes a contact of the viewer for good. */
export async function deleteContact(call: MemberCall, shown: string): Promise<undefined> {
  const { workspaceId, userId } = call.viewer
  await call.db.transaction(async (tx) => {
    const networkId = await ensureNetwork(tx, { workspaceId, userId }, call.services)
    const person = personIds(call).read(shown)?.toString()
    const contact = person === undefined ? undefined : await findContact(tx, { networkId, person })
    if (!contact) throw notFound('contact')
    await eraseContact(tx, call.services, { workspaceId, userId, networkId }, contact)
  })
}

export const showDeletions = ({ db }: MemberCall) =>
  db.transaction(async (tx) => {
    const rows = await listDeletions(tx, { limit: shownDeletions })
    const counted = await countDeletions(tx)
    return { items: rows.map(({ deletedAt }) => ({ deletedAt: deletedAt.toISOString() })), total: counted.n }
  })

/** By a handle all that was erased with it is lifted; by a name the name alone. */
export function allowReturn(call: MemberCall, who: AllowReturn): Promise<{ lifted: boolean }> {
  const { workspaceId, userId } = call.viewer
  const keys = personKeys(call.services)
  return call.db.transaction(async (tx) => {
    const networkId = await ensureNetwork(tx, { workspaceId, userId }, call.services)
    await lockNetwork(tx, networkId)
    const lifted =
      'name' in who
        ? await deleteNameDeletion(tx, {
            networkId,
            key: keys.byName(`${workspaceId}:${userId}`, who.name, who.company),
          })
        : await deleteDeletions(tx, { networkId, keys: keys.of(handlesOf(who)) })
    return { lifted: lifted !== undefined }
  })
}

const handlesOf = ({ email, linkedinUrl }: LookupQuestion): Handles => ({
  linkedinSlug: linkedinUrl && slugOf(linkedinUrl),
  emails: email ? [email] : [],
  phones: [],
})
