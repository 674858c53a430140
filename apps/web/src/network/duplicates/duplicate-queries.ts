import { useInfiniteQuery } from '@tanstack/react-query'
import { http } from '../../api/client.ts'

type Asked = { pageParam: string | null; signal: AbortSignal }
const limit = 25
const queryOf = (cursor: string | null) => (cursor === null ? { limit } : { limit, cursor })

/** Not through the generated hooks: they would send a cursor for the first page. */
async function listDuplicates({ pageParam, signal }: Asked) {
  const params = { query: queryOf(pageParam) }
  const { data, error } = await http.GET('/api/network/duplicates', { params, signal })
  if (error) throw error
  return data
}

async function listMerges({ pageParam, signal }: Asked) {
  const params = { query: queryOf(pageParam) }
  const { data, error } = await http.GET('/api/network/merges', { params, signal })
  if (error) throw error
  return data
}

export const useDuplicates = () =>
  useInfiniteQuery({
    queryKey: ['get', '/api/network/duplicates'],
    queryFn: listDuplicates,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({ items: pages.flatMap(({ items }) => items), total: pages[0]?.total ?? 0 }),
  })

export const useMerges = () =>
  useInfiniteQuery({
    queryKey: ['get', '/api/network/merges'],
    queryFn: listMerges,
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({ items: pages.flatMap(({ items }) => items), total: pages[0]?.total ?? 0 }),
  })
