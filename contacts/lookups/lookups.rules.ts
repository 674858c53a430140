import type { Edits } from '../contact-fields/contact-words.rules.ts'
import { LookedUpField } from './lookups.contract.ts'

type Words = Readonly<Record<LookedUpField, string | null>>

interface KnownContact extends Words {
  readonly edits: Edits | null
  readonly changedAt: Date
}

interface Lookup extends Words {
  readonly lookedUpAt: Date
  readonly verifiedOn: string | null
}

/** Older answers are asked for anew. */
export const lookupLastsMs = 30 * 24 * 60 * 60_000

/** What an answer knows better than the contact: never what the owner edited, and nothing that a later import brought. */
export const offersOf = (contact: KnownContact, lookup: Lookup): LookedUpField[] => {
  const asOf = lookup.verifiedOn === null ? lookup.lookedUpAt : new Date(`${lookup.verifiedOn}T00:00:00Z`)
  return LookedUpField.options.filter((field) => {
    if (lookup[field] === null || isSame(lookup[field], contact[field])) return false
    if (contact.edits && field in contact.edits) return false
    return contact[field] === null || asOf > contact.changedAt
  })
}

const isSame = (a: string, b: string | null): boolean => plain(a) === plain(b ?? '')

const plain = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

/** As little as tells somebody from others: an address only of those whose company is not known. */
export function questionOf({ name, company, emails }: { name: string; company: string | null; emails: string[] }) {
  const email = company === null ? (emails[0] ?? null) : null
  return company === null && email === null ? null : { name, company, email }
}
