import { useInfiniteQuery } from '@tanstack/react-query'
import { http } from '../../api/client.ts'

/** As many as the API gives at once. */
export const contactsInPage = 100

/** Not through the generated hook: it would send a cursor for the first page. */
async function listContacts({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) {
  const query = pageParam === null ? { limit: contactsInPage } : { limit: contactsInPage, cursor: pageParam }
  const { data, error } = await http.GET('/api/network/contacts', { params: { query }, signal })
  if (error) throw error
  return data
}

export const useContacts = () =>
  useInfiniteQuery({
    queryKey: ['get', '/api/network/contacts'],
    queryFn: listContacts,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({ contacts: pages.flatMap(({ items }) => items), total: pages[0]?.total ?? 0 }),
  })
