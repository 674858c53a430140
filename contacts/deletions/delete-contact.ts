import { recordAudit } from '@wellmet/account/audit/record-audit.ts'
import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { slugOf } from '@wellmet/platform/files/linkedin/linkedin-slug.rules.ts'
import { lockNetwork } from '@wellmet/identity/member-networks/lock-network.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { recomputeTrustWeights } from '../relationships/recompute-trust-weights.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { personKeys, type Handles } from '@wellmet/identity/person-keys/person-keys.ts'
import type { LookupQuestion } from '@wellmet/identity/person-keys/person-lookup.contract.ts'
import { contactDeleted } from './deletions.events.ts'
import { contactsDeleted } from './deletions.hooks.ts'
import { removePeople } from './remove-people.ts'
import { shownDeletions, type AllowReturn } from './deletions.contract.ts'
import {
  countDeletions,
  findContact,
  insertTombstones,
  deleteDeletions,
  deleteNameDeletion,
  listDeletions,
  listEarlierNames,
  listEverybodyIn,
} from './deletions.store.ts'

/** Leaves numbers of their handles that nobody can read, so that no import brings them back. */
export async function deleteContact(call: MemberCall, shown: string): Promise<undefined> {
  const { workspaceId, userId } = call.viewer
  const now = call.services.now()
  await call.db.transaction(async (tx) => {
    const networkId = await ensureNetwork(tx, { workspaceId, userId }, call.services)
    const person = personIds(call).read(shown)?.toString()
    const contact = person === undefined ? undefined : await findContact(tx, { networkId, person })
    if (!contact) throw notFound('contact')
    await lockNetwork(tx, networkId)
    const people = (await listEverybodyIn(tx, { networkId, person: contact.personId })).map(({ personId }) => personId)
    // A file that has nothing but their name, or their name with another handle, would make somebody new of it.
    const membership = `${workspaceId}:${userId}`
    const keysOfHandles = personKeys(call.services)
    const names = [contact, ...(await listEarlierNames(tx, { networkId, people }))].map(({ name, company }) =>
      keysOfHandles.byName(membership, name ?? '', company ?? undefined),
    )
    const id = newId()
    const keys = (await insertTombstones(tx, { networkId, people, keys: [...new Set(names)], id, now })).map(
      ({ key }) => key,
    )
    await removePeople(tx, networkId, people)
    await runHook({ tx, services: call.services }, contactsDeleted, { workspaceId, networkId, people })
    await recomputeTrustWeights(tx, networkId, call.services)
    const { name, company } = contact
    await announce(tx, contactDeleted, { deletionId: id, workspaceId, userId, people, keys, name, company })
    // That it was done, not to whom.
    await recordAudit(tx, { workspaceId, actorId: userId, action: 'contact.erased', subject: id, now })
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
