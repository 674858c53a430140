import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import { runHook } from '@wellmet/platform/events/hook.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { lockNetwork } from '@wellmet/identity/member-networks/lock-network.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { KnownFamiliarity, type ListedContact } from '../contact-list/contacts.contract.ts'
import { showContact } from '../contact-list/show-contacts.ts'
import { removePeople } from '../deletions/remove-people.ts'
import { blankContact } from '../imports/contact-drafts.ts'
import type { Gathered } from '../imports/gather-records.ts'
import { contactsWithdrawn } from '../imports/imports.hooks.ts'
import { listOwnEmails, readEdits } from '../imports/read-edits.ts'
import { saveGathered } from '../imports/save-gathered.ts'
import { recomputeTrustWeights } from '../relationships/recompute-trust-weights.ts'
import { mostKnownPeople, type KnownPerson } from './manual-contacts.contract.ts'
import { manualContactsMessages } from './manual-contacts.messages.ts'
import { onPath } from '../contact-list/manual-sources.rules.ts'
import {
  deleteFamiliarity,
  findKnownPerson,
  findPersonInSight,
  listKnownPeople,
  updateFamiliarity,
} from './manual-contacts.store.ts'

type InSight = NonNullable<Awaited<ReturnType<typeof findPersonInSight>>>

export const showKnownPeople = (call: MemberCall): Promise<{ items: KnownPerson[]; next: null }> =>
  call.db.reading(async (tx) => {
    const rows = await listKnownPeople(tx, { source: onPath, limit: mostKnownPeople })
    const items = rows.map(({ personId, name, familiarity }) => ({
      id: personIds(call).show(BigInt(personId)),
      name,
      familiarity: KnownFamiliarity.parse(familiarity),
    }))
    return { items, next: null }
  })

/** Adds somebody on a path as a contact, under the same person number and with the fields that the viewer can see. */
export async function markAsKnown(call: MemberCall, id: string, familiarity: KnownFamiliarity): Promise<ListedContact> {
  const { services, viewer } = call
  const { workspaceId, userId } = viewer
  const number = personIds(call).read(id)?.toString()
  if (number === undefined) throw notFound('person')
  const personId = await call.db.transaction(async (tx) => {
    const networkId = await ensureNetwork(tx, { workspaceId, userId }, services)
    await lockNetwork(tx, networkId)
    const person = await findPersonInSight(tx, { networkId, person: number })
    if (!person) throw notFound('person')
    const keys = personKeys(services)
    if (keys.of({ emails: await listOwnEmails(tx, userId), phones: [] }).includes(person.personId))
      throw fail('unprocessable', manualContactsMessages.thatIsYou())
    const { tombstones, contacts } = await readEdits(tx, networkId)
    if (tombstones.has(person.personId) && !contacts.has(person.personId))
      throw fail('conflict', manualContactsMessages.deletedBefore())
    await saveGathered(tx, networkId, asGathered(person), { services, source: onPath, now: services.now() })
    await updateFamiliarity(tx, { networkId, person: person.personId, familiarity, now: services.now() })
    await recomputeTrustWeights(tx, networkId, services)
    return person.personId
  })
  return (await showContact(call, personIds(call).show(BigInt(personId)))).contact
}

/** Removes the contact again, without a tombstone. If they have another source, only the familiarity is deleted. */
export async function unmarkAsKnown(call: MemberCall, id: string): Promise<undefined> {
  const { services, viewer } = call
  const { workspaceId, userId } = viewer
  const number = personIds(call).read(id)?.toString()
  await call.db.transaction(async (tx) => {
    const networkId = await ensureNetwork(tx, { workspaceId, userId }, services)
    await lockNetwork(tx, networkId)
    const known =
      number === undefined ? undefined : await findKnownPerson(tx, { networkId, person: number, source: onPath })
    if (!known) throw notFound('person')
    const person = present(known.personId)
    await deleteFamiliarity(tx, { networkId, person, source: onPath })
    if (!known.isAllThereIs) return
    await removePeople({ tx, services }, networkId, [person])
    await runHook({ tx, services }, contactsWithdrawn, { networkId, people: [person] })
    await recomputeTrustWeights(tx, networkId, services)
  })
}

/** As somebody who is in no address book: what is known of a contact already is not overwritten. */
const asGathered = ({ personId, kind, ...seen }: InSight): Gathered => ({
  contacts: [{ ...blankContact(personId, seen.name), ...seen, personKind: kind }],
  keyChanges: [[personId, personId]],
  cardKeys: [],
  evidence: [],
  coOccurrences: [],
  positions: [],
  merges: [],
  skips: [],
  parts: [],
  ownerName: null,
  rows: 1,
  merged: 0,
  skipped: 0,
})
