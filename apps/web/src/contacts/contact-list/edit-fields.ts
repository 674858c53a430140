import type { ContactEdit } from '@wellmet/contacts/contact-edits/contact-edits.contract.ts'
import { contactFieldNames, type ContactField } from '@wellmet/contacts/contact-fields/contact-fields.contract.ts'
import type { Contact } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import type { Exact } from '../../api/query.ts'

type Fields = Record<ContactField, string>

/** What the form starts with: what is unknown is an empty field. */
export const fieldsOf = (contact: Contact): Fields =>
  Object.fromEntries(contactFieldNames.map((field) => [field, contact[field] ?? ''])) as Fields

/** What was changed in the form, or null if nothing was. An emptied field is unknown again. */
export const editOf = (contact: Contact, typed: Fields): Exact<ContactEdit> | null => {
  const before = fieldsOf(contact)
  const changed = contactFieldNames.filter((field) => typed[field].trim() !== before[field])
  const edit: Exact<ContactEdit> = Object.fromEntries(
    changed.map((field) => [field, typed[field].trim() || (field === 'name' ? '' : null)]),
  )
  return changed.length === 0 ? null : edit
}
