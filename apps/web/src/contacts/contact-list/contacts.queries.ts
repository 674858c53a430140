import { keepPreviousData } from '@tanstack/react-query'
import type { ContactSort } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { useApiMutation } from '../../api/changes.ts'
import { dependsOn } from '../../api/depends-on.ts'
import { http } from '../../api/client.ts'
import { type Exact, keyOf, unwrap, byCursor, cursorOf } from '../../api/query.ts'
import { type ContactFilter, isFiltering } from './filter-contacts.ts'

/** As many as the API gives at once. */
export const contactsInPage = 100

/** The contacts that match, a page at a time. While a new filter loads, the contacts of the previous one stay. */
export const contactsQuery = (filter: ContactFilter = {}, sort?: ContactSort) => {
  // A parameter that is undefined is not sent.
  const asked = { ...(isFiltering(filter) ? (filter as Exact<ContactFilter>) : {}), ...(sort ? { sort } : {}) }
  return dependsOn('contacts', 'tags', 'hidden contacts').infiniteQueryOptions({
    queryKey: keyOf('/api/network/contacts', asked),
    queryFn: ({ pageParam, signal }) => {
      const query = { ...asked, limit: contactsInPage, ...cursorOf(pageParam) }
      return unwrap(http.GET('/api/network/contacts', { params: { query }, signal }))
    },
    ...byCursor,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({ contacts: pages.flatMap(({ items }) => items), total: pages[0]?.total ?? 0 }),
  })
}

export const contactQuery = (id: string) =>
  dependsOn('contacts', 'tags', 'hidden contacts', 'requests').queryOptions('get', '/api/network/contacts/{id}', {
    params: { path: { id } },
  })

/** The contact's page shows what hides them, so it needs no other word that it was done. */
export const useHideRule = () => {
  return {
    hide: useApiMutation('post', '/api/network/hide-rules', { changes: ['hidden contacts', 'contacts'] }),
    remove: useApiMutation('delete', '/api/network/hide-rules/{id}', { changes: ['hidden contacts', 'contacts'] }),
  }
}
