import { recordAudit } from '@wellmet/account/audit/record-audit.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { announce } from '@wellmet/platform/events/event.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { lockNetwork } from '@wellmet/identity/member-networks/lock-network.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { recomputeTrustWeights } from '../relationships/recompute-trust-weights.ts'
import { contactDeleted } from './deletions.events.ts'
import { contactsDeleted } from './deletions.hooks.ts'
import { insertTombstones, listEarlierNames, listEverybodyIn } from './deletions.store.ts'
import { deleteForGood, removePeople } from './remove-people.ts'

interface Owner {
  workspaceId: string
  userId: string
  networkId: number
  /** The person themselves asked for it, not the owner: no member is named as who did it. */
  isTheirWish?: boolean
}
interface Contact {
  personId: string
  name: string
  company: string | null
  typedEmail: string | null
}

/** Leaves numbers of their handles that nobody can read, so that no import brings them back. */
export async function eraseContact(tx: Tx, services: Services, owner: Owner, contact: Contact): Promise<void> {
  const { workspaceId, userId, networkId } = owner
  const now = services.now()
  await lockNetwork(tx, networkId)
  const people = (await listEverybodyIn(tx, { networkId, person: contact.personId })).map(({ personId }) => personId)
  // A file that has nothing but their name, or their name with another handle, would make somebody new of it.
  const keysOfHandles = personKeys(services)
  const names = [contact, ...(await listEarlierNames(tx, { networkId, people }))].map(({ name, company }) =>
    keysOfHandles.byName(`${workspaceId}:${userId}`, name ?? '', company ?? undefined),
  )
  // An address that was typed on their page is no key of theirs, and is to stay away too.
  const typed = contact.typedEmail === null ? [] : keysOfHandles.of({ emails: [contact.typedEmail], phones: [] })
  const id = newId()
  const erased = [...new Set([...names, ...typed])]
  const tombstones = await insertTombstones(tx, { networkId, people, keys: erased, id, now })
  const keys = tombstones.map(({ key }) => key)
  await removePeople({ tx, services }, networkId, people)
  await deleteForGood({ tx, services }, networkId, people)
  await runHook({ tx, services }, contactsDeleted, { workspaceId, networkId, people })
  await recomputeTrustWeights(tx, networkId, services)
  const { name, company } = contact
  await announce(tx, contactDeleted, { deletionId: id, workspaceId, userId, people, keys, name, company })
  // That it was done, not to whom.
  await recordAudit(tx, {
    workspaceId,
    actorId: owner.isTheirWish ? null : userId,
    action: 'contact.erased',
    subject: id,
    now,
  })
}
