import { useInfiniteQuery } from '@tanstack/react-query'
import { http } from '../../api/client.ts'

const inPage = 25

/** Not through the generated hook: it would send a cursor for the first page. */
async function listRanked({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) {
  const query = pageParam === null ? { limit: inPage } : { limit: inPage, cursor: pageParam }
  const { data, error } = await http.GET('/api/dashboard/companies', { params: { query }, signal })
  if (error) throw error
  return data
}

export const useRanking = (enabled: boolean) =>
  useInfiniteQuery({
    queryKey: ['get', '/api/dashboard/companies'],
    queryFn: listRanked,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled,
    select: ({ pages }) => ({
      companies: pages.flatMap(({ items }) => items),
      total: pages[0]?.total ?? 0,
      notice: pages[0]?.notice ?? null,
    }),
  })
