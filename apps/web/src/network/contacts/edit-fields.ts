import type { ContactEdit } from '@wellmet/contacts/contact-edits/contact-edits.contract.ts'
import type { Contact } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import type { Exact } from '../../api/query.ts'

type Fields = { name: string; title: string; company: string; location: string }

/** What the form starts with: what is unknown is an empty field. */
export const fieldsOf = ({ name, title, company, location }: Contact): Fields => ({
  name,
  title: title ?? '',
  company: company ?? '',
  location: location ?? '',
})

/** What was changed in the form, or null if nothing was. An emptied field is unknown again. */
export const editOf = (contact: Contact, typed: Fields): Exact<ContactEdit> | null => {
  const before = fieldsOf(contact)
  const changed = (field: keyof Fields): boolean => typed[field].trim() !== before[field]
  const edit: Exact<ContactEdit> = {
    ...(changed('name') ? { name: typed.name.trim() } : {}),
    ...(changed('title') ? { title: typed.title.trim() || null } : {}),
    ...(changed('company') ? { company: typed.company.trim() || null } : {}),
    ...(changed('location') ? { location: typed.location.trim() || null } : {}),
  }
  return Object.keys(edit).length === 0 ? null : edit
}
