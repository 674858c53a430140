import { useQueryClient } from '@tanstack/react-query'
import type { ContactEdit } from '@wellmet/contacts/contact-edits/contact-edits.contract.ts'
import { contactEditsMessages } from '@wellmet/contacts/contact-edits/contact-edits.messages.ts'
import type { Contact, ContactPage } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { useApiMutation } from '../../api/changes.ts'
import { changeData, changeItems, optimistic } from '../../api/optimistic.ts'
import { type Exact, keyOf } from '../../api/query.ts'

type Change = { params: { path: { id: string } }; body: Exact<ContactEdit> }
const listKey = keyOf('/api/network/contacts')
const pageKey = keyOf('/api/network/contacts/{id}')

/** What was changed is shown at once. Afterwards everything that names contacts is asked anew. */
export const useContactEdit = () => {
  const queries = useQueryClient()
  return useApiMutation('patch', '/api/network/contacts/{id}', {
    changes: ['contacts'],
    ...optimistic<Change>(queries, {
      shows: ({ params, body: { email, ...words } }) => {
        const edit = <Shown extends Contact>(contact: Shown): Shown =>
          contact.id === params.path.id ? { ...contact, ...words } : contact
        return [
          changeItems<Contact>(listKey, (contacts) => contacts.map(edit)),
          changeData<ContactPage>(pageKey, (page) => ({
            ...page,
            contact: edit(page.contact),
            ...(email !== undefined && page.contact.id === params.path.id ? { typedEmail: email } : {}),
          })),
        ]
      },
      refused: (reason) => contactEditsMessages.notSaved({ reason }),
    }),
  })
}
