import { infiniteQueryOptions, keepPreviousData, type Query, useQueryClient } from '@tanstack/react-query'
import type { ContactSort } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { api, http } from '../../api/client.ts'
import { byCursor, cursorOf, type Exact, keyOf, unwrap } from '../../api/query.ts'
import { type ContactFilter, isFiltering } from './filter-contacts.ts'

/** As many as the API gives at once. */
export const contactsInPage = 100

/** The contacts that match, a page at a time. While a new filter loads, the contacts of the previous one stay. */
export const contactsQuery = (filter: ContactFilter = {}, sort?: ContactSort) => {
  // A parameter that is undefined is not sent.
  const asked = { ...(isFiltering(filter) ? (filter as Exact<ContactFilter>) : {}), ...(sort ? { sort } : {}) }
  return infiniteQueryOptions({
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
  api.queryOptions('get', '/api/network/contacts/{id}', { params: { path: { id } } })

/** Names, strengths, paths, lists and introductions all depend on the contacts they are made of. */
const dependent = [
  '/api/network/',
  '/api/dashboard/',
  '/api/graph/',
  '/api/people/',
  '/api/introductions/',
  '/api/enrich/contacts/',
]

export const dependsOnContacts = ({ queryKey: [, path] }: Pick<Query, 'queryKey'>): boolean =>
  typeof path === 'string' && dependent.some((start) => path.startsWith(start))

/** The contact's page shows what hides them, so it needs no other word that it was done. */
export const useHideRule = () => {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ predicate: dependsOnContacts })
  return {
    hide: api.useMutation('post', '/api/network/hide-rules', { onSettled }),
    remove: api.useMutation('delete', '/api/network/hide-rules/{id}', { onSettled }),
  }
}
