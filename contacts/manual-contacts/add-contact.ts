import { recordEvent } from '@wellmet/account/webhooks/record-event.ts'
import { fail } from '@wellmet/platform/contract/problem.ts'
import { slugOf } from '@wellmet/platform/files/linkedin/linkedin-slug.rules.ts'
import type { ContactRecord } from '@wellmet/platform/files/records.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import { lockNetwork } from '@wellmet/identity/member-networks/lock-network.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { personKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { ListedContact } from '../contact-list/contacts.contract.ts'
import { showContact } from '../contact-list/show-contacts.ts'
import { gatherRecords } from '../imports/gather-records.ts'
import { listOwnEmails, readEdits } from '../imports/read-edits.ts'
import { saveGathered } from '../imports/save-gathered.ts'
import { recomputeTrustWeights } from '../relationships/recompute-trust-weights.ts'
import type { NewContact } from './manual-contacts.contract.ts'
import { manualContactsMessages } from './manual-contacts.messages.ts'
import { listKnownKeysAmong, updateFamiliarity } from './manual-contacts.store.ts'
import { byHand } from '../contact-list/manual-sources.rules.ts'

/** Takes the same steps as a file with one row, so that a person is recognized by any address, whoever brings it. */
export async function addContact(call: MemberCall, { familiarity, ...typed }: NewContact): Promise<ListedContact> {
  const { services, viewer } = call
  const { workspaceId, userId } = viewer
  const keys = personKeys(services)
  const record = toRecord(typed)
  if (typed.linkedinUrl && !record.linkedinSlug)
    throw fail('unprocessable', manualContactsMessages.notProfile(), {
      errors: [{ field: 'linkedinUrl', message: manualContactsMessages.notProfile() }],
    })
  const { person, isNew } = await call.db.transaction(async (tx) => {
    const networkId = await ensureNetwork(tx, { workspaceId, userId }, services)
    await lockNetwork(tx, networkId)
    const own = keys.of(record)
    const membership = `${workspaceId}:${userId}`
    const named = keys.byName(membership, typed.name, typed.company)
    const known = await listKnownKeysAmong(tx, { networkId, keys: own.length > 0 ? own : [named] })
    const gathering = gatherRecords(
      { membership, emails: await listOwnEmails(tx, userId) },
      keys,
      new Map(known.map(({ key, personId }) => [key, personId])),
      await readEdits(tx, networkId),
    )
    gathering.add(record)
    const gathered = gathering.finish()
    const [draft] = gathered.contacts
    if (gathered.skipped > 0) throw fail('conflict', manualContactsMessages.deletedBefore())
    if (!draft) throw fail('unprocessable', manualContactsMessages.thatIsYou())
    const now = services.now()
    const { created } = await saveGathered(tx, networkId, gathered, { services, source: byHand, now })
    if (familiarity) await updateFamiliarity(tx, { networkId, person: draft.personId, familiarity, now })
    await recomputeTrustWeights(tx, networkId, services)
    if (created.size > 0) {
      const data = { personId: personIds(call).show(BigInt(draft.personId)) }
      await recordEvent(tx, services, { userId, workspaceId, type: 'contact.added', data })
    }
    return { person: draft.personId, isNew: created.size > 0 }
  })
  if (!isNew) call.answer.status(200)
  return (await showContact(call, personIds(call).show(BigInt(person)))).contact
}

const toRecord = ({ name, email, company, title, linkedinUrl }: Omit<NewContact, 'familiarity'>): ContactRecord => {
  const linkedinSlug = slugOf(linkedinUrl)
  return {
    kind: 'contact',
    line: 1,
    name: { full: name },
    emails: email ? [email] : [],
    phones: [],
    ...(linkedinSlug ? { linkedinSlug } : {}),
    ...(company ? { company } : {}),
    ...(title ? { title } : {}),
  }
}
