import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { slugOf } from '@wellmet/platform/files/linkedin/linkedin-slug.rules.ts'
import { lockNetwork } from '@wellmet/identity/member-networks/lock-network.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { recomputeTrustWeights } from '../relationships/recompute-trust-weights.ts'
import type { LookupQuestion } from '@wellmet/identity/person-keys/person-lookup.contract.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { contactDeleted } from './deletions.events.ts'
import { contactsDeleted } from './deletions.hooks.ts'
import { deleteSearchTokens } from '../search-tokens/save-search-tokens.ts'
import { shownDeletions } from './deletions.contract.ts'
import {
  countDeletions,
  deleteFromMerges,
  deletePeopleOf,
  findContact,
  insertTombstones,
  deleteDeletions,
  listDeletions,
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
    // A file that has nothing but their name would make somebody new of it.
    const membership = `${workspaceId}:${userId}`
    const byName = personKeys(call.services.config.SECRET).byName(
      membership,
      contact.name,
      contact.company ?? undefined,
    )
    const id = newId()
    const keys = (await insertTombstones(tx, { networkId, people, keys: [byName], id, now })).map(({ key }) => key)
    await deletePeopleOf(tx, { networkId, people })
    await deleteFromMerges(tx, { networkId, people })
    await deleteSearchTokens(tx, people)
    await runHook({ tx, services: call.services }, contactsDeleted, { workspaceId, networkId, people })
    await recomputeTrustWeights(tx, networkId, call.services)
    const { name, company } = contact
    await announce(tx, contactDeleted, { deletionId: id, workspaceId, userId, people, keys, name, company })
  })
}

export const showDeletions = ({ db }: MemberCall) =>
  db.transaction(async (tx) => {
    const rows = await listDeletions(tx, { limit: shownDeletions })
    const counted = await countDeletions(tx)
    return { items: rows.map(({ deletedAt }) => ({ deletedAt: deletedAt.toISOString() })), total: counted.n }
  })

export function allowReturn(call: MemberCall, { email, linkedinUrl }: LookupQuestion): Promise<{ lifted: boolean }> {
  const { workspaceId, userId } = call.viewer
  const keys = personKeys(call.services.config.SECRET).of({
    linkedinSlug: linkedinUrl && slugOf(linkedinUrl),
    emails: email ? [email] : [],
    phones: [],
  })
  return call.db.transaction(async (tx) => {
    const networkId = await ensureNetwork(tx, { workspaceId, userId }, call.services)
    await lockNetwork(tx, networkId)
    const lifted = await deleteDeletions(tx, { networkId, keys })
    return { lifted: lifted !== undefined }
  })
}
