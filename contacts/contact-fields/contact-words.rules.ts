import {
  contactFieldNames,
  declarationOf,
  optionalFields,
  type ContactField,
  type OptionalField,
} from './contact-fields.contract.ts'

/** What a contact is called, and what they are and where: all fields of a contact. */
export type ContactWords = { readonly name: string } & { readonly [Field in OptionalField]: string | null }

/** The fields that the owner edited, each with what files say in its place. */
export type Edits = Readonly<Partial<Record<ContactField, string | null>>>

/** Somebody of whom only the name is known. */
export const wordsOfName = (name: string): ContactWords => wordsFrom(name, () => null)

/** Picks the contact fields of an object that has more. */
export const wordsIn = (contact: ContactWords): ContactWords => wordsFrom(contact.name, (field) => contact[field])

export const wordsFrom = (name: string, valueOf: (field: OptionalField) => string | null): ContactWords => ({
  name,
  // One value for each field, so that none is missing.
  ...(Object.fromEntries(optionalFields.map((field) => [field, valueOf(field)])) as Record<
    OptionalField,
    string | null
  >),
})

/** One list of values for each field, as a statement takes them. */
export const valuesByField = (
  contacts: readonly ContactWords[],
): { readonly [Field in ContactField]: readonly ContactWords[Field][] } =>
  Object.fromEntries(contactFieldNames.map((field) => [field, contacts.map((contact) => contact[field])])) as {
    [Field in ContactField]: ContactWords[Field][]
  }

/** The line below a name: `CTO · Kade · Ghent`. Empty if nothing is known. */
export const headlineOf = (contact: Partial<Record<OptionalField, string | null>>): string =>
  optionalFields
    .filter((field) => declarationOf(field).page !== 'details')
    .map((field) => contact[field])
    .filter(Boolean)
    .join(' · ')
