import { useQueryClient } from '@tanstack/react-query'
import type { Contact, ContactPage } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { useApiMutation } from '../../api/changes.ts'
import { dependsOn } from '../../api/depends-on.ts'
import { changeData, changeItems, optimistic } from '../../api/optimistic.ts'
import { keyOf } from '../../api/query.ts'

export const tagsQuery = dependsOn('tags', 'contacts').queryOptions('get', '/api/network/tags')

type Change = { body: { contactIds: string[]; add?: string[]; remove?: string[] } }
const listKey = keyOf('/api/network/contacts')
const pageKey = keyOf('/api/network/contacts/{id}')

/** As the server will have them, but for a new one in another spelling of a tag in use. */
const retag = (tags: readonly string[], add: readonly string[], remove: readonly string[]): string[] =>
  [...new Set([...tags, ...add.map((tag) => tag.trim())])].filter((tag) => !remove.includes(tag)).toSorted()

export const useTagChange = () => {
  const queries = useQueryClient()
  return useApiMutation('post', '/api/network/tags', {
    changes: ['tags'],
    ...optimistic<Change>(queries, {
      shows: ({ body: { contactIds, add = [], remove = [] } }) => {
        const tag = <Shown extends Contact>(contact: Shown): Shown =>
          contactIds.includes(contact.id) ? { ...contact, tags: retag(contact.tags, add, remove) } : contact
        return [
          changeItems<Contact>(listKey, (contacts) => contacts.map(tag)),
          changeData<ContactPage>(pageKey, (page) => ({ ...page, contact: tag(page.contact) })),
        ]
      },
      refused: null,
    }),
  })
}
