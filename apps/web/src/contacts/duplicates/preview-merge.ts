import { contactFields, optionalFields } from '@wellmet/contacts/contact-fields/contact-fields.contract.ts'
import { wordsFrom, type ContactWords } from '@wellmet/contacts/contact-fields/contact-words.rules.ts'
import type { ContactPage } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { survivorOf } from '@wellmet/contacts/merges/merges.rules.ts'
import { companyName } from '@wellmet/identity/names/words.rules.ts'

export type MergePreview = ContactWords &
  Pick<ContactPage, 'emails' | 'phones' | 'linkedinUrl' | 'connectedOn' | 'sources'>

const mergeable = ({ contact, linkedinUrl, emails, phones }: ContactPage) => ({
  personId: contact.id,
  handle: linkedinUrl ? 3 : emails.length > 0 ? 2 : phones.length > 0 ? 1 : 0,
})

const together = (one: readonly string[], other: readonly string[]): string[] => [...new Set([...one, ...other])].sort()

/** A title belongs to its company: that of the other is taken only where it is a title at the company that stays. */
const titleOf = ({ contact: first }: ContactPage, { contact: second }: ContactPage): string | null => {
  if (first.company === null && second.company !== null) return second.title ?? first.title
  if (first.title !== null) return first.title
  const isOneCompany = companyName(first.company ?? '') === companyName(second.company ?? '')
  return isOneCompany ? second.title : null
}

/** What the two will be: the first speaks for both, and the other fills the gaps. */
export const previewMerge = (first: ContactPage, second: ContactPage): MergePreview => {
  const { survivor } = survivorOf(mergeable(first), mergeable(second))
  const [kept, gone] = survivor.personId === first.contact.id ? [first, second] : [second, first]
  return {
    ...wordsFrom(first.contact.name, (field) =>
      contactFields[field].merge === 'title' ? titleOf(first, second) : (first.contact[field] ?? second.contact[field]),
    ),
    emails: together(first.emails, second.emails),
    phones: together(first.phones, second.phones),
    linkedinUrl: kept.linkedinUrl ?? gone.linkedinUrl,
    connectedOn: kept.connectedOn ?? gone.connectedOn,
    sources: together(first.sources, second.sources),
  }
}

const factsIn = ({ contact, emails, linkedinUrl }: ContactPage): number =>
  [...optionalFields.map((field) => contact[field]), contact.strength, linkedinUrl, emails[0] ?? null].filter(
    (fact) => fact !== null,
  ).length

/** Who is offered first: an address is no name, and otherwise the one of whom more is known. */
export const isBetterSpeaker = (one: ContactPage, other: ContactPage): boolean => {
  const [oneIsNamed, otherIsNamed] = [one, other].map(({ contact: { name } }) => !name.includes('@'))
  return oneIsNamed === otherIsNamed ? factsIn(one) >= factsIn(other) : oneIsNamed === true
}
