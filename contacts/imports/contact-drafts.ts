import { wordsOfName, type ContactWords } from '../contact-fields/contact-words.rules.ts'
import type { Identities } from './identities.ts'

/** A contact as the file has it, or, when only seen in messages, as much as those tell. */
export interface ContactDraft extends ContactWords {
  personId: string
  companyId: string | null
  /** What the title says: founder, investor. */
  personKind: number
  emails: Set<string>
  phones: Set<string>
  linkedinSlug: string | null
  connectedOn: string | null
  /** False for somebody who is in no address book: what is known of them already is not overwritten. */
  isListed: boolean
}

/** Under who they are by now; of two who turned out to be one, the listed one speaks. */
export function settleContacts(
  contacts: Map<string, ContactDraft>,
  { survivorOf }: Pick<Identities, 'survivorOf'>,
): ContactDraft[] {
  const result = new Map<string, ContactDraft>()
  for (const draft of [...contacts.values()].toSorted((a, b) => Number(b.isListed) - Number(a.isListed))) {
    const personId = survivorOf(draft.personId)
    const first = result.get(personId)
    for (const email of draft.emails) first?.emails.add(email)
    for (const phone of draft.phones) first?.phones.add(phone)
    if (!first) result.set(personId, { ...draft, personId })
  }
  return [...result.values()]
}

/** Somebody of whom only a name is known. */
export const blankContact = (personId: string, name: string): ContactDraft => ({
  personId,
  ...wordsOfName(name),
  companyId: null,
  personKind: 0,
  emails: new Set(),
  phones: new Set(),
  linkedinSlug: null,
  connectedOn: null,
  isListed: false,
})
