import { readCards, readCardsNaming } from '@wellmet/connections/engine/read-records.ts'
import type { PersonKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { ContactRecord } from '@wellmet/platform/files/records.ts'
import { mailboxOf } from '@wellmet/platform/files/text/mailbox.rules.ts'
import { broughtIn } from '../imports/brought-in.ts'
import {
  forgetBroughtIn,
  listGatheredAccounts,
  listPeopleByKeys,
  listWithoutEvidence,
} from './connected-accounts.store.ts'

export interface Owner {
  networkId: number
  /** The owner, as used in the keys of people who have only a name. */
  membership: string
  /** Entries of an address book with one of these are the owner's own. */
  emails: readonly string[]
  keys: PersonKeys
}

/**
 * Contacts to remove after accounts withdrew records: only accounts added them, and no account has a mail, a meeting or an
 * entry of them any longer. `concerned` limits the search to some people; null checks all.
 */
export async function listOrphanedContacts(
  tx: Tx,
  owner: Owner,
  concerned: ReadonlySet<string> | null,
): Promise<string[]> {
  const { networkId } = owner
  if (concerned?.size === 0) return []
  const gone = new Set<string>()
  for (const { accountId } of await listGatheredAccounts(tx, { networkId })) {
    const stays = new Map((await broughtIn(tx, networkId, accountId)).map((one) => [one.personId, one.stays]))
    const people = [...stays.keys()].filter((personId) => concerned?.has(personId) ?? true)
    const silent = await listWithoutEvidence(tx, { networkId, people })
    const handles = silent.flatMap((person) => person.handles ?? [])
    const cards = concerned ? await readCardsNaming(tx, accountId, handles) : await readCards(tx, accountId)
    const named = new Set(await peopleOn(tx, owner, cards))
    const forgotten = silent.map(({ personId }) => personId).filter((personId) => !named.has(personId))
    // Otherwise the next account would count this one as another source of the contact.
    await forgetBroughtIn(tx, { networkId, accountId, people: forgotten })
    for (const personId of forgotten) if (stays.get(personId) === false) gone.add(personId)
  }
  return [...gone]
}

/** The people in these entries of an address book. */
export async function peopleOn(
  tx: Tx,
  { networkId, membership, emails: ownEmails, keys }: Owner,
  cards: readonly ContactRecord[],
): Promise<string[]> {
  const own = new Set(ownEmails.map(mailboxOf))
  const others = cards.filter(({ emails }) => !emails.some((email) => own.has(mailboxOf(email))))
  const found = others.flatMap(({ linkedinSlug, emails, phones, name, company }) => {
    const byHandle = keys.of({ linkedinSlug, emails, phones })
    return byHandle.length > 0 || name === undefined ? byHandle : [keys.byName(membership, name.full, company)]
  })
  return (await listPeopleByKeys(tx, { networkId, keys: found })).map(({ personId }) => personId)
}
