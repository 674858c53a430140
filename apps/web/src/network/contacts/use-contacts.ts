import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { http } from '../../api/client.ts'
import { type ContactFilter, isFiltering } from './filter-contacts.ts'

/** As many as the API gives at once. */
const limit = 100

/** Not through the generated hook: it would send a cursor for the first page. */
async function listContacts(filter: ContactFilter, cursor: string | null, signal: AbortSignal) {
  const query = { ...filter, limit, ...(cursor === null ? {} : { cursor }) }
  const { data, error } = await http.GET('/api/network/contacts', { params: { query }, signal })
  if (error) throw error
  return data
}

/** The contacts that match, a page at a time. While a new filter loads, the contacts of the previous one stay. */
export const useContacts = (filter: ContactFilter = {}) => {
  const asked = isFiltering(filter) ? filter : {}
  return useInfiniteQuery({
    queryKey: ['get', '/api/network/contacts', asked],
    queryFn: ({ pageParam, signal }) => listContacts(asked, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({ contacts: pages.flatMap(({ items }) => items), total: pages[0]?.total ?? 0 }),
  })
}
